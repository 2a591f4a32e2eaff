import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'

const value = z.union([z.string(), z.number()])
const truthSchema = z.strictObject({
  /** By name, in the unit that answers are in; a list where several readings are current. */
  vitals: z.record(z.string(), z.union([value, z.array(value)])).default({}),
  /** Names that the document gives no current reading of. */
  none: z.array(z.string()).default([]),
  /** Names whose reading is earlier, or a goal. */
  others: z.record(z.string(), value).default({}),
  side: z.record(z.string(), z.enum(['low', 'normal', 'high'])).default({}),
})

const vitalSchema = z.looseObject({ name: z.string(), value, confidence: z.number(), side: z.string().nullable() })
const outputSchema = z.looseObject({ vitals: z.array(vitalSchema), others: z.array(vitalSchema) })

/** Conversions may round: half a percent apart is the same. */
const isSame = (given: string | number, wanted: string | number): boolean =>
  typeof given === 'number' && typeof wanted === 'number'
    ? Math.abs(given - wanted) <= Math.max(0.06, Math.abs(wanted) * 0.005)
    : String(given) === String(wanted)

/** Judges vital signs: current ones, ones that are not current, and ones that are not there. */
export const judgeVitals: Judge = (truth, output) => {
  const { vitals, none, others, side } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const facts: Fact[] = []
  const compare = (name: string, list: z.infer<typeof vitalSchema>[], wanted: string | number, what: string) => {
    const named = list.filter((one) => one.name === name)
    const found = named.find((one) => isSame(one.value, wanted))
    const shown = found ?? named[0]
    facts.push({
      name: `${name}${what}`,
      right: found !== undefined,
      missing: shown === undefined,
      confidence: shown?.confidence ?? null,
      given: inShort(shown?.value ?? null),
      wanted: String(wanted),
    })
  }
  for (const [name, wanted] of Object.entries(vitals)) {
    for (const one of Array.isArray(wanted) ? wanted : [wanted]) compare(name, answer.vitals, one, '')
  }
  for (const [name, wanted] of Object.entries(others)) compare(name, answer.others, wanted, ', not current')
  for (const name of none) {
    const found = answer.vitals.find((one) => one.name === name)
    const given = inShort(found?.value ?? null)
    facts.push({ name, right: !found, missing: false, confidence: found?.confidence ?? null, given, wanted: 'nothing' })
  }
  for (const [name, wanted] of Object.entries(side)) {
    const found = answer.vitals.find((one) => one.name === name)
    facts.push({
      name: `${name}, side`,
      right: found?.side === wanted,
      missing: !found,
      confidence: found?.confidence ?? null,
      given: inShort(found?.side ?? null),
      wanted,
    })
  }
  return facts
}
