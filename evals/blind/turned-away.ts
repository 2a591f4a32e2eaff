import { z } from 'zod'

const list = z.array(z.string()).catch([])
const outputSchema = z.looseObject({})

/** The sentences by which an answer qualifies itself. What is said of the recogniser of speech is not counted. */
export function noticesOf(output: unknown): string[] {
  const answer = outputSchema.catch({}).parse(output)
  const reading = outputSchema.catch({}).parse(answer.reading)
  return [answer.warnings, answer.notices, answer.notes, reading.warnings, reading.notices]
    .flatMap((one) => list.parse(one))
    .filter((text) => !/last resort|recognis|recogniz/i.test(text))
}

/**
 * Whether an answer says that its input is none of what the model is for. `common` are notices that most inputs get, also those
 * that belong: they mark nothing.
 */
export function isTurnedAway(output: unknown, common: ReadonlySet<string>): boolean {
  const answer = outputSchema.catch({}).parse(output)
  if (answer.known === false || answer.known === 'none' || answer.understood === false || answer.found === false)
    return true
  if (answer.belongs === false || answer.empty === true || answer.view === 'none' || answer.isEnglish === false)
    return true
  // Models of words promise English; one that names another language has said so.
  if (typeof answer.language === 'string' && !answer.language.startsWith('en')) return true
  return noticesOf(answer).some((notice) => !common.has(notice))
}

/** How sure an answer is of what it mainly says; 1 where it does not say. */
export function sureness(output: unknown): number {
  const confident = z.looseObject({ confidence: z.number() })
  const answer = z
    .looseObject({
      confidence: z.number().optional().catch(undefined),
      labels: z.array(confident).optional().catch(undefined),
      fields: z.record(z.string(), confident.nullable()).optional().catch(undefined),
    })
    .catch({})
    .parse(output)
  const fields = Object.values(answer.fields ?? {}).flatMap((read) => (read ? [read.confidence] : []))
  return answer.confidence ?? answer.labels?.[0]?.confidence ?? (fields.length > 0 ? Math.max(...fields) : 1)
}
