import { ofTwoReadings } from '@vitrine/engines/forms/answers/confidence.ts'
import type { SearchRow } from '@vitrine/engines/forms/rows/search-rows.ts'
import { sumOfAmounts } from '@vitrine/engines/forms/tables/without-running-sums.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import type { MedicalInvoice } from '../schema.ts'
import { offer } from './columns.ts'

type Service = MedicalInvoice['lines'][number]

const doubted = <Value>(read: Read<Value> | null): Read<Value> | null =>
  read && { ...read, confidence: Math.min(read.confidence, ofTwoReadings) }

/**
 * A photographed superbill whose ticks were not recognised lists more than was done. Only where its lines add up to one of
 * the stated sums can it be recognised as a bill.
 */
export function doubtOffers(
  lines: readonly Service[],
  { rows, sums }: { rows: readonly SearchRow[]; sums: readonly number[] },
): Service[] {
  const isOffer = rows.some(({ text }) => offer.test(keyOf(text)))
  if (!isOffer || sums.some((sum) => Math.abs(sum - sumOfAmounts(lines)) < 0.005)) return [...lines]
  return lines.map(({ date, code, description, quantity, amount }) => ({
    date: doubted(date),
    code: doubted(code),
    description: doubted(description),
    quantity: doubted(quantity),
    amount: doubted(amount),
  }))
}
