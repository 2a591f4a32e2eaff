import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { Moderated } from '@vitrine/models/text-moderation/schema.ts'
import { z } from 'zod'
import { readJsonLines } from '../read-json-lines.ts'

const caseSchema = z.object({ kind: z.string(), held: z.boolean(), text: z.string() })

function share(metric: string, rows: readonly { right: boolean }[]): Measurement {
  const right = rows.filter((row) => row.right).length
  return {
    dataset: 'Functional cases, written for Vitrine',
    source: 'evals/moderation/functional-cases.jsonl',
    licence: 'MIT',
    split: 'never trained on',
    n: rows.length,
    metric,
    value: right / rows.length,
    interval95: wilsonInterval(right, rows.length),
    higherIsBetter: true,
    floor: null,
    baseline: null,
  }
}

/**
 * Whether cases of known kinds (negation, counter-speech, threats …) are held or allowed as they should be. Written for this measure;
 * their groups and wordings are in no training pattern.
 */
export async function measureFunctions(answer: (text: string) => Promise<Moderated>): Promise<Measurement[]> {
  const cases = await readJsonLines(new URL('functional-cases.jsonl', import.meta.url), caseSchema)
  const scored: { kind: string; held: boolean; right: boolean }[] = []
  for (const { kind, held, text } of cases) {
    const { verdict } = await answer(text)
    scored.push({ kind, held, right: (verdict !== 'allow') === held })
  }
  return [
    { ...share('held or allowed as it should be', scored), floor: 0.75 },
    share(
      'harmful cases held',
      scored.filter(({ held }) => held),
    ),
    share(
      'threats held',
      scored.filter(({ held, kind }) => held && kind === 'threat'),
    ),
    share(
      'harmless cases allowed',
      scored.filter(({ held }) => !held),
    ),
  ]
}
