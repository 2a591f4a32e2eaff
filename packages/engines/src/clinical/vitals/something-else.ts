import { readPatterns } from '../../text/read-patterns.ts'
import type { VitalName } from './vital-kinds.ts'

const { dosage, part, machine, ownBreath } = readPatterns(new URL('./wordings/something-else.txt', import.meta.url), [
  'dosage',
  'part',
  'machine',
  'ownBreath',
])

/** Whether a number beside the name of a vital sign is a dose, an age, a range, a change or a laboratory value. */
export function isSomethingElse(name: VitalName, before: string, gap: string, after: string): boolean {
  if (dosage.test(after) && name !== 'glucose') return true
  if (/^\s?(?!times (?:a|per) min)(?:days?|weeks?|months?|years?|times|units?|tablets?)\b/iu.test(after)) return true
  // 'a range from 120 to 140' is not a reading.
  if (name !== 'BP' && name !== 'pain' && /^\s?(?:-|–|to)\s?\d/u.test(after)) return true
  if ((name === 'weight' || name === 'height') && part.test(before)) return true
  if (name === 'weight') return /\b(?:due to|for) (?:his|her|the|their)(?: height and)?\s*$/iu.test(before)
  // Machine settings and foetal heart rates are not readings of the patient.
  const isOwnBreath = name === 'RR' && ownBreath.test(before)
  if (
    name === 'RR' &&
    !isOwnBreath &&
    (/^[^\d.,;]{0,12}\bset\b/iu.test(after) || machine.test(`${before} … ${after.slice(0, 25)}`))
  )
    return true
  if (
    (name === 'RR' || name === 'HR') &&
    /\b(?:set|settings?|paced|pacing|pacemaker|ventilator|pump|backup|f(?:o?e)?tal)\s*$/iu.test(before)
  )
    return true
  if (name === 'HR')
    return (
      /\b(?:radial|pedal|pedis|dorsalis|tibial|peripheral|distal|femoral)\s*$/iu.test(before) || /^\s?\+/.test(after)
    )
  if (name === 'glucose')
    return (
      /^\s?(?:g|grams?|%)(?![\p{L}])/iu.test(after) ||
      /\b(?:a1c|tolerance|urine)\b/iu.test(`${before.slice(-20)} ${gap}`)
    )
  if (name === 'temperature')
    return /\b(?:water|room|store\w*|incubator|warmer|blanket|mattress|bath|fridge|freezer|oven|set)\s*$/iu.test(before)
  return false
}
