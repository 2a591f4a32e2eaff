import { hearOutcomes } from '../learned/hear-outcomes.ts'
import { writeMinutes } from '../write-minutes.ts'

/** The minutes of these lines, with outcomes read by meaning, as in the product. */
export async function minutesOf(lines: readonly string[]) {
  const text = lines.join('\n')
  return writeMinutes(text, await hearOutcomes(text))
}
