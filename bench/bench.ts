import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
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
import type { MeasureRows, Row } from './support/row.ts'
import { databaseMaker } from './support/database-maker.ts'

/**
 * Measures speed and memory, each value relative to another of the same run, prints a table and writes it to
 * docs/performance.md. Usage: bench [--only NAME] [--postgres URL] [--no-write]
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    postgres: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
  },
})

const measures: Record<string, MeasureRows> = {
  engines: measureEngines,
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
  if (values.only !== undefined && values.only !== name) continue
  // A failing measurement is reported and left out, so that rows measured before it are not lost.
  const measured = await measure((line) => process.stderr.write(`${line} …\n`)).catch((error: unknown) => {
    process.stderr.write(`${name} could not be measured: ${String(error)}\n`)
    process.exitCode = 1
    return []
  })
  rows.push(...measured)
}

const verdict = (met: boolean | null) => (met === null ? '' : met ? 'yes' : 'no')
const table = [
  '| what | bare | ours | result | aim | met |',
  '|---|---|---|---|---|---|',
  ...rows.map(
    (row) => `| ${row.what} | ${row.bare} | ${row.ours} | ${row.result} | ${row.aim} | ${verdict(row.met)} |`,
  ),
].join('\n')
console.log(table)

if (!values['no-write'] && values.only === undefined) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const text = `# Performance

Written by \`script/bench\` on ${new Date().toISOString().slice(0, 10)}, on a shared machine: ${machine}.
Times of one run are not comparable with another's; the ratios and differences within a run are.

${table}
`
  await writeFile(new URL('../docs/performance.md', import.meta.url), text)
}
