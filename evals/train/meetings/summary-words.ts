import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addTo, countEach } from '@vitrine/basics/tally.ts'
import { functionWords } from '@vitrine/engines/text/function-words.ts'
import { wordsOf } from '@vitrine/engines/text/minutes/summary-of-talk.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'

/**
 * Counts how often people use each function word where they sum up a meeting: in the even rows of QMSum, which may be looked at
 * (evals/datasets.md). Usage: node evals/train/meetings/summary-words.ts [--data DIR]
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname } },
})
const fewestSummaries = 3

const rowSchema = z.object({ general_query_list: z.array(z.object({ answer: z.string() })).min(1) })
const rows = await readJsonLines(join(values.data, 'meetings', 'qmsum-val.jsonl'), rowSchema)
const summaries = rows
  .filter((_, index) => index % 2 === 0)
  .map(({ general_query_list: [general] }) => wordsOf(general?.answer ?? ''))
const counts = countEach(summaries.flat())
const holders = new Map<string, number>()
for (const words of summaries) for (const word of new Set(words)) addTo(holders, word)
const all = summaries.flat().length
const rates = [...counts]
  .filter(([word]) => functionWords.has(word) && (holders.get(word) ?? 0) >= fewestSummaries)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([word, count]) => [word, Number((count / all).toPrecision(3))] as const)
const file = new URL('../../../packages/engines/src/text/minutes/learned/summary-words.json', import.meta.url)
await writeFile(file, `${JSON.stringify(Object.fromEntries(rates), null, 2)}\n`)
