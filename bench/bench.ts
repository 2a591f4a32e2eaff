import { parseArgs } from 'node:util'
import { measureCatalogue } from './rows/catalogue.ts'
import { measureEngines } from './rows/engines.ts'
import { measureGeneration } from './rows/generation.ts'
import { measureLighthouse } from './rows/lighthouse.ts'
import { measureProspects } from './rows/prospects.ts'
import { measureReaders } from './rows/readers.ts'
import { measureRecognition } from './rows/recognition.ts'
import { measureStart } from './rows/start.ts'
import { measureSteadiness } from './rows/steadiness.ts'
import { measureTextLayer } from './rows/text-layer.ts'
import { measureWorkers } from './rows/workers.ts'
import { databaseMaker } from './support/database-maker.ts'
import { writeMeasuredSeconds } from './support/measured-seconds.ts'
import { replaceRows, tableOf, writePage } from './support/performance-page.ts'
import type { MeasureRows, Row } from './support/row.ts'

/**
 * Measures speed and memory, each value relative to another of the same run, prints a table and writes it to
 * docs/performance.md; with --only, in the place of that measure's older rows. The engines' times are kept for new installations too. With --model one engine
 * is measured and nothing written. Usage: bench [--only NAME] [--model ID] [--postgres URL] [--no-write]
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    model: { type: 'string' },
    postgres: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
  },
})

const only = values.model === undefined ? values.only : 'engines'

const measures: Record<string, MeasureRows> = {
  engines: measureEngines(values.model),
  generation: measureGeneration,
  'text-layer': measureTextLayer,
  recognition: measureRecognition,
  catalogue: measureCatalogue,
  ...(values.postgres !== undefined && {
    workers: measureWorkers(databaseMaker(values.postgres)),
    prospects: measureProspects(databaseMaker(values.postgres)),
  }),
  start: measureStart,
  steadiness: measureSteadiness,
  readers: measureReaders,
  lighthouse: measureLighthouse,
}

const rows: Row[] = []
for (const [name, measure] of Object.entries(measures)) {
  if (only !== undefined && only !== name) continue
  // A failing measurement is reported and left out, so that rows measured before it are not lost.
  const measured = await measure((line) => process.stderr.write(`${line} …\n`)).catch((error: unknown) => {
    process.stderr.write(`${name} could not be measured: ${String(error)}\n`)
    process.exitCode = 1
    return []
  })
  rows.push(...measured)
}

console.log(tableOf(rows))

if (!values['no-write'] && values.model === undefined && rows.length > 0) {
  await (only === undefined ? writePage(rows) : replaceRows(only, rows))
  await writeMeasuredSeconds(rows)
}
