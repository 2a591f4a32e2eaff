import { readOf } from '../answers/confidence.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import { companyBeforePlace } from '../parties/company-before-place.ts'
import { nameBeforeAddress } from '../parties/name-before-address.ts'
import type { Read } from '../values/read.ts'
import type { Party } from './bill-of-lading.ts'

/** The name without the address lines below it, which are recognised by a digit. */
function nameOf({ value, text }: Read<string>): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /\d/.test(line))
  return nameBeforeAddress(end < 0 ? value : lines.slice(0, end).join(' ')).name
}

const behindCarrier =
  /[\s,]*\(?(?:\bas (?:agents? for (?:the )?)?carrier|\bSCAC:?\s?[A-Z]{4})\)?\s*$|\s?[·•|]\s?[A-Z]{4}$/i

/** 'Elbe Logistik GmbH (as carrier)', 'as agent for the carrier', '(SCAC ELBL)': neither capacity nor code is part of the name. */
export function asCarrier(read: Read<string> | null): Read<string> | null {
  if (read === null) return null
  // 'Dunmore Express. Parcels 4': another sentence begins.
  const name = nameOf(read).replace(/(?<=\p{Ll}{4})\.\s+\p{Lu}.*$/u, '')
  return { ...read, value: name.replace(behindCarrier, '') || name }
}

export function partyOf(answer: FormAnswer | undefined): Party | null {
  const read = readOf(answer)
  if (read === null || answer === undefined) return null
  const { name, address } = companyBeforePlace(read.value)
  const whole = [...address, ...answer.rest]
  return { ...read, value: name, address: whole.length === 0 ? null : whole.join(', ') }
}

export function notifyOf(answer: FormAnswer | undefined, consignee: Party | null): Party | null {
  const read = partyOf(answer)
  if (read === null || !/^same\b/i.test(read.value)) return read
  return consignee === null ? null : { ...read, value: consignee.value, address: consignee.address }
}
