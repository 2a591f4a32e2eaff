import { readOf } from '../answers/confidence.ts'
import type { Read } from '../values/read.ts'
import type { FoundInBill } from './fields.ts'

const joint = /^(.*?\p{L}.*?)(?:\s*[/|,]\s*|\s+)(?:v(?:oy)?(?:age)?\.?\s*(?:no\.?)?\s*)?([A-Z]{0,2}\d[\w-]*)$/iu

/** 'EVER BRIGHT / 0123W' under one label, else each under its own. */
export function vesselAndVoyage(found: FoundInBill): { vessel: Read<string> | null; voyage: Read<string> | null } {
  const [own] = found.vessel
  const [both] = found.vesselAndVoyage
  const combined = both !== undefined && both.score > (own?.score ?? 0) ? both : null
  const match = combined === null ? null : joint.exec(String(combined.value))
  const split = match ?? (own === undefined || found.voyage.length > 0 ? null : joint.exec(String(own.value)))
  const whole = readOf(combined ?? own)
  if (split === null || whole === null) return { vessel: readOf(own ?? both), voyage: readOf(found.voyage[0]) }
  const [, vessel = '', voyage = ''] = split
  return { vessel: { ...whole, value: vessel.trim() }, voyage: { ...whole, value: voyage } }
}
