import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { judgeExplicit } from '@vitrine/engines/vision/explicit/judge-explicit.ts'
import { labelledFiles, reportedRows } from '../labelled-files.ts'

const sets = [
  'food10',
  'food-portions',
  'plant-disease',
  'cattle',
  'malaria-cells',
  'crops',
  'grocery',
  'parasite-eggs',
]
const picturesOfASet = 65

/** How many pictures with nothing explicit on them are taken for such; evenly out of each set's reported part. */
export async function explicitFalseAlarms(dataDir: string, progress: (line: string) => void): Promise<Measurement> {
  let [alarms, n] = [0, 0]
  for (const set of sets) {
    const rows = reportedRows(await labelledFiles(join(dataDir, 'vision', set)))
    const every = Math.max(1, Math.floor(rows.length / picturesOfASet))
    for (const row of rows.filter((_, index) => index % every === 0).slice(0, picturesOfASet)) {
      n += 1
      if ((await judgeExplicit(await readFile(row.path))) > 0) {
        alarms += 1
        progress(`${set} ${row.file}: taken for explicit`)
      }
    }
    progress(`${set}: ${alarms} false alarms of ${n} so far`)
  }
  return {
    dataset: 'vision',
    source: `pictures of ${sets.join(', ')}`,
    licence: 'see evals/datasets.md',
    split: 'val',
    n,
    metric: 'pictures taken for explicit (false alarms)',
    value: alarms / n,
    higherIsBetter: false,
    interval95: wilsonInterval(alarms, n),
    floor: 0,
    baseline: null,
    note: 'How many explicit pictures are found is not measured: none are kept here.',
  }
}
