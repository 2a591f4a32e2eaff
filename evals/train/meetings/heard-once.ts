import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hearOutcomes, type OutcomeReadings } from '@vitrine/engines/text/minutes/learned/hear-outcomes.ts'
import { z } from 'zod'

const schema = z.array(
  z.tuple([
    z.number(),
    z.object({ action: z.number(), decision: z.number(), open: z.number(), state: z.array(z.number()) }),
  ]),
)

/** The network's readings of a meeting; kept in a folder, where one is named, so that a fit that is tried again need not wait for them. */
export async function heardOnce(text: string, kept: string | undefined): Promise<OutcomeReadings> {
  if (kept === undefined) return hearOutcomes(text)
  const file = join(kept, `${createHash('sha256').update(text).digest('hex')}.json`)
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null)
    return new Map(
      schema.parse(JSON.parse(known)).map(([start, one]) => [start, { ...one, state: Float32Array.from(one.state) }]),
    )
  const readings = await hearOutcomes(text)
  await mkdir(kept, { recursive: true })
  await writeFile(file, JSON.stringify([...readings].map(([start, one]) => [start, { ...one, state: [...one.state] }])))
  return readings
}
