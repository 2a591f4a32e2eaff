import { writeFile } from 'node:fs/promises'
import type { Row } from './row.ts'

const file = new URL('../../packages/models/src/measured-seconds.json', import.meta.url)

/** Seconds of each model's run, in two significant digits: the third changes with every measurement. */
export const measuredSeconds = (rows: readonly Row[]): Record<string, number> =>
  Object.fromEntries(rows.flatMap(({ run }) => (run ? [[run.model, Number(run.seconds.toPrecision(2))]] : [])))

/** Keeps the times for new installations, which choose the lane of their first runs by them; nothing if no row has one. */
export async function writeMeasuredSeconds(rows: readonly Row[]): Promise<void> {
  const seconds = measuredSeconds(rows)
  if (Object.keys(seconds).length > 0) await writeFile(file, `${JSON.stringify(seconds, null, 2)}\n`)
}
