import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { models } from '@vitrine/models/registry.ts'
import { refuse } from '../refuse.ts'
import { type Part, readCases } from './blind-case.ts'
import { judgeOf } from './judge-of.ts'
import { reportOf } from './report.ts'
import { runCase } from './run-case.ts'
import { type Judged, judgeAll, type Totals, totalsOf } from './score.ts'
import { type Miss, type RecordName, readScores, records, writeScores } from './scores.ts'

/** Runs shipped engines on their blind sets. See script/blind. Of kept parts and of the second sets only totals are ever printed. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', default: 'development' },
    second: { type: 'boolean', default: false },
    third: { type: 'boolean', default: false },
    fourth: { type: 'boolean', default: false },
    fifth: { type: 'boolean', default: false },
    sixth: { type: 'boolean', default: false },
    seventh: { type: 'boolean', default: false },
    record: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
})

const usage =
  'Usage: script/blind <model-id>|all [--part development|kept] [--second|--third|--fourth|--fifth|--sixth|--seventh] [--record before|after|kept] [--jobs N] [--json]'
const id = positionals[0] ?? refuse(usage)
const asked: Part = values.part === 'kept' || values.part === 'development' ? values.part : refuse(usage)
/** The folder of the further sets that are scored instead of the first ones. */
const others = (['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const).filter((name) => values[name])
if (others.length > 1) refuse(usage)
const [other] = others
// Nobody looks at any of the second sets.
const part: Part | 'all' = other === 'second' ? 'all' : asked
const record: RecordName | undefined =
  values.record === undefined ? undefined : (records.find((name) => name === values.record) ?? refuse(usage))
if (record !== undefined && (other !== undefined || (record === 'kept') !== (part === 'kept')))
  refuse('The kept part is recorded as kept, and only it; the further sets are not recorded.')

const folderOf = (model: string): URL => new URL(`${other === undefined ? '' : `${other}/`}${model}/`, import.meta.url)
const hasSet = (model: string): boolean => existsSync(new URL('cases.jsonl', folderOf(model)))

interface Result {
  model: string
  totals: Totals
  /** Of the development part alone. */
  misses: Miss[]
  seconds: number
}

const missesOf = ({ id: caseId, facts }: Judged): Miss[] =>
  facts
    .filter(({ outcome }) => outcome !== 'right')
    .map(({ name, outcome, given, wanted }) => ({ id: caseId, fact: name, outcome, given, wanted }))

async function score(modelId: string): Promise<Result> {
  const model = models.find((one) => one.id === modelId) ?? refuse(`There is no model '${modelId}'.`)
  const judge = judgeOf[modelId] ?? refuse(`'${modelId}' has no judge.`)
  if (!hasSet(modelId)) refuse(`'${modelId}' has no blind set.`)
  const start = performance.now()
  const ran = []
  for (const one of await readCases(folderOf(modelId), part)) {
    ran.push({ one, ran: await runCase(model, one, folderOf(modelId)) })
  }
  const judged = judgeAll(ran, judge)
  const seconds = Math.round((performance.now() - start) / 1000)
  return {
    model: modelId,
    totals: totalsOf(judged),
    misses: part === 'development' ? judged.flatMap(missesOf) : [],
    seconds,
  }
}

/** Each model in a process of its own: memory goes back, and one that dies takes no other with it. */
async function scoreApart(modelId: string): Promise<Result | null> {
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.url),
      modelId,
      '--part',
      asked,
      ...(other === undefined ? [] : [`--${other}`]),
      '--json',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout) chunks.push(chunk)
  try {
    // The cast: the child prints what `score` gives.
    return JSON.parse(Buffer.concat(chunks).toString()) as Result
  } catch {
    console.error(`${modelId} was not scored.`)
    return null
  }
}

const results: Result[] = []
if (id === 'all') {
  const queue = models.map((model) => model.id).filter(hasSet)
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const result = await scoreApart(next)
      if (!result) process.exitCode = 1
      else {
        results.push(result)
        process.stderr.write(`${result.model}: ${result.seconds} s\n`)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, work))
} else results.push(await score(id))

if (record !== undefined) {
  const scores = await readScores()
  for (const { model, totals, misses } of results) {
    scores[record][model] = totals
    if (record !== 'kept') scores.misses[model] = misses
  }
  await writeScores(scores)
  await writeFile(new URL('../../docs/blind.md', import.meta.url), reportOf(scores))
}

if (values.json) console.log(JSON.stringify(id === 'all' ? results : results[0]))
else {
  for (const { model, misses } of results) {
    for (const miss of misses) {
      console.log(`${model} · ${miss.id} · ${miss.outcome} · ${miss.fact}: ${miss.given} (right: ${miss.wanted})`)
    }
  }
  console.table(
    results.toSorted((a, b) => a.model.localeCompare(b.model)).map(({ model, totals }) => ({ model, ...totals })),
  )
}
