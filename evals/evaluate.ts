import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { models } from '@vitrine/models/registry.ts'
import { z } from 'zod'
import type { Measure } from './measurement.ts'
import { refuse } from './refuse.ts'

/**
 * Runs a model's shipped engine on labelled data and writes its evidence.json.
 * Usage: evaluate <model-id> [--data DIR] [--json] [--no-write]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: new URL('../../shared/data', import.meta.url).pathname },
    json: { type: 'boolean', default: false },
    'no-write': { type: 'boolean', default: false },
  },
})

const id = positionals[0] ?? refuse('Usage: script/evaluate <model-id> [--data DIR] [--json] [--no-write]')
const model = models.find((candidate) => candidate.id === id) ?? refuse(`There is no model '${id}'.`)
const work = model.work ?? refuse(`'${id}' has no engine yet: there is nothing to measure.`)

const measureFile = new URL(`./evaluate/${id}.ts`, import.meta.url)
if (!existsSync(measureFile)) {
  refuse(`Nothing says yet how '${id}' is measured: write evals/evaluate/${id}.ts (docs/add-a-model.md, step 8).`)
}
// The cast: each file of evals/evaluate exports `measure`.
const { measure } = (await import(measureFile.href)) as { measure: Measure }
const measured = await measure({
  // Some models are measured without a folder of data, on cases that are in the repository.
  get dataDir() {
    if (existsSync(values.data)) return values.data
    return refuse(
      `There is no data folder ${values.data}. Name one with --data DIR; evals/datasets.md says where each set comes from and how it is split.`,
    )
  },
  progress: (line) => process.stderr.write(`${line}\n`),
}).catch((error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)) throw error
  return refuse(
    `${String(error.path)} is missing: '${id}' is measured with it. evals/datasets.md says where the set comes from and how it is split.`,
  )
})

const unmeasured = measured.measurements.find(({ n, value }) => n === 0 || !Number.isFinite(value))
if (unmeasured) {
  refuse(
    `${values.data} holds nothing of '${unmeasured.dataset}'. evals/datasets.md says where it comes from and how it is split.`,
  )
}

const parsed = evidenceSchema.safeParse({
  model: model.id,
  version: model.version,
  engine: work.engineName,
  date: new Date().toISOString().slice(0, 10),
  command: `script/evaluate ${id}`,
  ...measured,
})
if (!parsed.success) {
  refuse(`What measure() of evals/evaluate/${id}.ts returned is no evidence:\n${z.prettifyError(parsed.error)}`)
}
const evidence = parsed.data

if (!values['no-write']) {
  const file = new URL('evidence.json', new URL('../', work.samplesFolder))
  const before = await readFile(file, 'utf8').catch(() => '')
  const after = `${JSON.stringify(evidence, null, 2)}\n`
  if (after !== before) await writeFile(file, after)
}

if (values.json) {
  const metrics = Object.fromEntries(
    measured.measurements.map((row) => [`${row.dataset}/${row.split}/${row.metric}`, row.value]),
  )
  const n = Math.max(...measured.measurements.map((row) => row.n))
  console.log(JSON.stringify({ model: id, engine: work.engineName, version: model.version, metrics, n }))
} else {
  console.table(
    measured.measurements.map((row) => ({
      dataset: row.dataset,
      split: row.split,
      metric: row.metric,
      n: row.n,
      value: Number(row.value.toFixed(4)),
      floor: row.floor ?? '',
      baseline: row.baseline ? `${row.baseline.name} ${row.baseline.value.toFixed(3)}` : '',
      met:
        row.floor === null
          ? ''
          : row.higherIsBetter === row.value >= row.floor || row.value === row.floor
            ? 'yes'
            : 'NO',
    })),
  )
}
