import { mean } from '@vitrine/basics/statistics.ts'
import { boxAround } from '@vitrine/engines/documents/layout/box.ts'
import { confidenceOf } from '@vitrine/engines/forms/answers/confidence.ts'
import { withoutMail } from '@vitrine/engines/forms/parties/without-mail.ts'
import { boxCopy } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import type { TextRead } from '../../shared/extraction/extraction-schema.ts'
import type { Party } from './party.ts'

const { capital, taxNumber } = readPatterns(new URL('./wordings/after-name.txt', import.meta.url), [
  'capital',
  'taxNumber',
])

function placeOfLines(lines: Party['name'], score: number) {
  const words = lines.flatMap((line) => line.words)
  const legibility = mean(words.map((word) => word.confidence))
  return {
    page: lines[0]?.page ?? 1,
    box: boxCopy(boxAround(lines.map((line) => line.box))),
    confidence: confidenceOf(score, { legibility }),
  }
}

/** Recognition takes a small L for a capital I: 'S.r.I.'. */
const repairedForm = (name: string): string => name.replace(/\b(S\.?\s?r\.?\s?)[I1|](?=\.|$)/, '$1l')

export function partyName(party: Party | null): TextRead {
  if (party === null) return null
  const printed = party.text ?? party.name.map((line) => line.text).join('\n')
  const value = withoutMail(repairedForm(printed)).replace(taxNumber, '').replace(capital, '')
  return { value, text: value, ...placeOfLines(party.name, party.score) }
}

export function partyAddress(party: Party | null): TextRead {
  if (party === null || party.address.length === 0) return null
  const lines = party.addressText ?? party.address.map((line) => line.text)
  return {
    value: lines.map((line) => line.replace(/[,\s]+$/, '')).join(', '),
    text: party.address.map((line) => line.text).join('\n'),
    ...placeOfLines(party.address, party.score),
  }
}
