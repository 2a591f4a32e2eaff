import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import { checkProvider } from '@vitrine/providers/check-provider.ts'
import { openAICompatibleProvider } from '@vitrine/providers/openai-compatible-provider.ts'
import type { ProviderConfiguration } from '@vitrine/providers/provider-configuration.ts'
import { runModel } from '../../apps/server/src/analyses/worker/run-model.ts'
import { models } from '../../packages/models/src/registry.ts'
import { mediaTypeOf } from './media-type-of.ts'

/**
 * Runs the first sample of every model that has a prompt on the endpoint of the `AI_*` variables, as the product does:
 * with the model's schema, streaming where the screen streams, and the embedded engine as the fallback. Then simulates
 * failures: no connection, an unknown model, no time.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { timeout: { type: 'string', default: '120' } },
})

const baseUrl = env.AI_BASE_URL
if (!baseUrl || !env.AI_CHAT_MODEL) {
  console.error(
    'Set AI_BASE_URL (as http://127.0.0.1:8080/v1) and AI_CHAT_MODEL; AI_VISION_MODEL and AI_API_KEY where there are any.',
  )
  exit(64)
}
const configuration: ProviderConfiguration = {
  baseUrl,
  apiKey: env.AI_API_KEY,
  chatModel: env.AI_CHAT_MODEL,
  visionModel: env.AI_VISION_MODEL,
  imageModel: env.AI_IMAGE_MODEL,
  timeout: 1000 * Number(values.timeout),
  retries: 0,
}

async function runFirstSample(model: Model, work: ModelWork<unknown>, asked: ProviderConfiguration) {
  const [sample] = work.samples
  if (!sample) throw new Error(`${model.id} has no sample.`)
  const path = 'file' in sample ? fileURLToPath(new URL(sample.file, work.samplesFolder)) : null
  const bytes = path === null ? null : new Uint8Array(await readFile(path))
  const defaults = Object.fromEntries((model.options ?? []).map((option) => [option.name, option.default]))
  const started = performance.now()
  let previews = 0
  const answer = await runModel(
    model,
    work,
    {
      text: 'text' in sample ? sample.text : null,
      file:
        path === null || bytes === null
          ? null
          : { name: basename(path), mediaType: mediaTypeOf(path), size: bytes.length },
      options: { ...defaults, ...sample.options },
    },
    {
      readFile: async () => bytes ?? new Uint8Array(),
      signal: new AbortController().signal,
      report: ({ preview }) => {
        if (preview) previews += 1
      },
    },
    openAICompatibleProvider(asked),
  )
  return { ...answer, previews, seconds: (performance.now() - started) / 1000 }
}

async function tell(title: string, model: Model, work: ModelWork<unknown>, asked: ProviderConfiguration) {
  try {
    const { engine, seconds, previews, summary } = await runFirstSample(model, work, asked)
    const streamed = previews > 0 ? `, ${previews} parts streamed` : ''
    console.log(`${title}: ${engine.kind} (${engine.name}), ${seconds.toFixed(1)} s${streamed}`)
    console.log(`  ${summary.slice(0, 160)}`)
    if (engine.note) console.log(`  ${engine.note}`)
    return engine.kind
  } catch (error) {
    console.log(`${title}: FAILED`, error)
    return 'failed'
  }
}

console.log('List of models:', await checkProvider(configuration))
const counts: Record<string, number> = {}
const tried: [Model, ModelWork<unknown>][] = []
for (const model of models) {
  const { work } = model
  if (!work?.prompt || (positionals.length > 0 && !positionals.includes(model.id))) continue
  const { needs } = await work.prompt()
  if (openAICompatibleProvider(configuration).describe(needs) === null) continue
  tried.push([model, work])
  const kind = await tell(model.id, model, work, configuration)
  counts[kind] = (counts[kind] ?? 0) + 1
}

const [first] = tried
if (first) {
  const faults: [string, Partial<ProviderConfiguration>][] = [
    ['no connection', { baseUrl: 'http://127.0.0.1:9/v1' }],
    ['an unknown model', { chatModel: 'no-such-model', visionModel: 'no-such-model', imageModel: 'no-such-model' }],
    ['a hundredth of a second', { timeout: 10 }],
  ]
  for (const [title, fault] of faults) await tell(`With ${title}`, ...first, { ...configuration, ...fault })
}
console.log(counts)
exit(counts.failed ? 1 : 0)
