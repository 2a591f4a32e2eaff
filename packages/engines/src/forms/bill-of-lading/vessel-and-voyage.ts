import { readOf } from '../answers/confidence.ts'
import type { Read } from '../values/read.ts'
import type { FoundInBill } from './fields.ts'
import type { ToldShipment } from './told-shipment.ts'

const joint = /^(.*?\p{L}.*?)(?:\s*[/|,]\s*|\s+)(?:v(?:oy)?(?:age)?\.?\s*(?:no\.?)?\s*)?([A-Z]{0,2}\d[\w-]*)$/iu

/** 'ARABIAN DAWN Voy 207W': the voyage has a label of its own. */
const voyageBehind = /[\s,/]+v(?:oy(?:age)?)?\.?\s*(?:no\.?\s*)?\S*\d\S*$/iu

/** 'EVER BRIGHT / 0123W' under one label, else each under its own, else as a sentence tells. */
export function vesselAndVoyage(
  found: FoundInBill,
  told: Pick<ToldShipment, 'vessel' | 'voyage'>,
): { vessel: Read<string> | null; voyage: Read<string> | null } {
  const [own] = found.vessel
  const [both] = found.vesselAndVoyage
  const combined = both !== undefined && both.score > (own?.score ?? 0) ? both : null
  const match = combined === null ? null : joint.exec(String(combined.value))
  const split = match ?? (own === undefined || found.voyage.length > 0 ? null : joint.exec(String(own.value)))
  const whole = readOf(combined ?? own)
  if (split === null || whole === null) {
    const vessel = readOf(own ?? both ?? told.vessel)
    return {
      vessel: vessel && { ...vessel, value: vessel.value.replace(voyageBehind, '') },
      voyage: readOf(found.voyage[0] ?? told.voyage),
    }
  }
  const [, vessel = '', voyage = ''] = split
  return { vessel: { ...whole, value: vessel.trim() }, voyage: { ...whole, value: voyage } }
}
