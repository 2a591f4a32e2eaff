import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { addTo } from '@vitrine/basics/tally.ts'
import { models } from '@vitrine/models/registry.ts'
import { signIn } from '../../bench/support/sign-in.ts'
import { startServer } from '../../bench/support/start-server.ts'
import { mutate } from './mutate.ts'
import { mutateInside } from './mutate-inside.ts'

/**
 * `script/fuzz --minutes 10`: sends spoiled samples to the product itself, over HTTP, to every model, texts as texts; the kept
 * corpus first. Every other one is spoiled behind its packing and checksums. Whatever ends in 5xx, or takes longer than a minute, is written into the folder of `--findings` with what is
 * needed to make it again, and the exit status is 1.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    findings: { type: 'string', default: 'test-results/fuzz' },
    only: { type: 'string' },
  },
})

interface Seed {
  modelId: string
  slug: string
  name: string
  mediaType: string
  bytes: Uint8Array
  /** Of the text's field; null: a file. */
  text: Readonly<Record<string, string>> | null
}

const corpus = new URL('./corpus/', import.meta.url)
const tooLong = 60_000
/** Long recordings and videos take the time of a hundred small files. */
const largestSample = 600_000
const atOnce = 2

async function samplesOf(): Promise<Seed[]> {
  const seeds: Seed[] = []
  for (const { id, slug, work } of models) {
    if (work === null || work === undefined || (values.only && !values.only.split(',').includes(id))) continue
    for (const sample of work.samples) {
      if (!('file' in sample)) {
        const bytes = new TextEncoder().encode(sample.text)
        const options = Object.entries(sample.options ?? {}).map(([name, value]) => [name, String(value)])
        seeds.push({
          modelId: id,
          slug,
          name: `${sample.id}.txt`,
          mediaType: 'text/plain',
          bytes,
          text: Object.fromEntries(options),
        })
        continue
      }
      const bytes = new Uint8Array(await readFile(new URL(sample.file, work.samplesFolder)))
      if (bytes.length > largestSample) continue
      seeds.push({ modelId: id, slug, name: sample.file, mediaType: sample.mediaType, bytes, text: null })
    }
  }
  return seeds
}

/** Files that once fell, each called MODEL--anything.ext. */
async function keptFiles(): Promise<Seed[]> {
  const names = (await readdir(corpus).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1))
  return Promise.all(
    names.map(async (name) => {
      const model = models.find(({ id }) => name.startsWith(`${id}--`))
      if (model === undefined) throw new Error(`The corpus’s ${name} names no model.`)
      const bytes = new Uint8Array(await readFile(new URL(name, corpus)))
      return { modelId: model.id, slug: model.slug, name, mediaType: 'application/octet-stream', bytes, text: null }
    }),
  )
}

interface Judged {
  status: number | null
  problem: string | null
  milliseconds: number
}

const server = await startServer({ LOG_LEVEL: 'error' })
const token = await signIn(server.url)
const megabytesBefore = Math.round(await server.resident())

async function send({ slug, name, mediaType, text }: Seed, bytes: Uint8Array): Promise<Judged> {
  const body = new FormData()
  if (text === null) body.set('file', new File([Buffer.from(bytes)], name, { type: mediaType }))
  else
    for (const [field, value] of Object.entries({ ...text, text: Buffer.from(bytes).toString() }))
      body.set(field, value)
  const start = performance.now()
  const response = await fetch(`${server.url}/api/analyze/${slug}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as { problem?: string } | null | undefined
  const milliseconds = Math.round(performance.now() - start)
  return { status: response?.status ?? null, problem: answer?.problem ?? null, milliseconds }
}

const counts = new Map<string, number>()
const findings = new Set<string>()

async function judge(seed: Seed, bytes: Uint8Array, how: string): Promise<void> {
  const { status, problem, milliseconds } = await send(seed, bytes)
  const kind = `${status} ${problem ?? ''}`.trim()
  addTo(counts, kind)
  if (status !== null && status < 500 && milliseconds < tooLong) return
  await mkdir(values.findings, { recursive: true })
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const path = `${values.findings}/${seed.modelId}--${mark}-${seed.name}`
  await writeFile(path, bytes)
  findings.add(path)
  process.stdout.write(`${kind} after ${milliseconds} ms: ${path} (${how})\n`)
}

const kept = await keptFiles()
for (const seed of kept) await judge(seed, seed.bytes, 'of the corpus')
const seeds = await samplesOf()
const end = performance.now() + Number(values.minutes) * 60_000
let next = Number(values.seed)
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (performance.now() < end) {
      const number = next++
      const seed = seeds[number % seeds.length]
      if (seed === undefined) return
      const inside = Math.floor(number / seeds.length) % 2 === 0 ? mutateInside(seed.bytes, number) : null
      await judge(seed, inside ?? mutate(seed.bytes, number), `${seed.name}, seed ${number}${inside ? ', inside' : ''}`)
    }
  }),
)
const megabytes = Math.round(await server.resident())
await server.stop()
const sum = [...counts.values()].reduce((total, count) => total + count, 0)
process.stdout.write(
  `${sum} files (${kept.length} of the corpus) from seed ${values.seed}, ${seeds.length} samples; memory: ${megabytesBefore} MB before, ${megabytes} MB after\n`,
)
for (const [kind, count] of [...counts].sort(([, one], [, two]) => two - one))
  process.stdout.write(`${String(count).padStart(7)}  ${kind}\n`)
process.stdout.write(`${findings.size} findings\n`)
process.exit(findings.size === 0 ? 0 : 1)
