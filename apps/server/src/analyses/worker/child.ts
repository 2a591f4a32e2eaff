import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import type { Provider } from '@vitrine/model-kit/provider-port.ts'
import type { InputFile } from '@vitrine/model-kit/run-context.ts'
import type { SpeechEquipment } from '@vitrine/model-kit/speech-port.ts'
import { toStorableJson, toStorableText } from '../storable-json.ts'
import { asFailure, traceOf } from './as-failure.ts'
import { gatherMadeFiles } from './gather-made-files.ts'
import type { ChildSetup, FromChild, RunOutcome, RunTask, TaskFile, ToChild } from './messages.ts'
import { runModel } from './run-model.ts'
import { tellFaults } from './tell-faults.ts'
import { timeSteps } from './time-steps.ts'

/** The entry point of a child process: runs engines, one task at a time, and keeps what they have loaded. */

function send(message: FromChild, sent?: () => void): void {
  // The channel is closed when the parent is gone; the process ends with it.
  if (process.connected) process.send?.(message, undefined, undefined, sent)
  else sent?.()
}

interface Equipment {
  models: readonly Model[]
  provider: Provider | null
  speech: SpeechEquipment | null
}

async function equip(setup: ChildSetup): Promise<Equipment> {
  // The cast: a registry is a module that exports `models`, the real one or a test's.
  const { models } = (await import(setup.registry)) as { models: readonly Model[] }
  const speech = setup.speech ? { ...setup.speech, provider: null } : null
  if (setup.provider === null) return { models, provider: null, speech }
  const { openAICompatibleProvider } = await import('@vitrine/providers/openai-compatible-provider.ts')
  const { openAICompatibleTranscription } = await import('@vitrine/providers/openai-compatible-transcription.ts')
  return {
    models,
    provider: openAICompatibleProvider(setup.provider),
    speech: speech && { ...speech, provider: openAICompatibleTranscription(setup.provider) },
  }
}

/** A warm-up never asks a provider, and does not run a model without a sample. */
const embeddedOnly = ({ models, speech }: Equipment): Equipment => ({
  models,
  provider: null,
  speech: speech && { ...speech, provider: null },
})

async function loadOnly({ version }: Model, work: ModelWork<unknown>): Promise<RunOutcome> {
  await work.loadEngine()
  const engine = { kind: 'embedded', name: work.engineName, version: String(version), note: null } as const
  return { kind: 'answered', answer: { output: 'null', blocks: '[]', files: [], summary: '', engine } }
}

const inputFile = ({ name, mediaType, size }: TaskFile): InputFile => ({ name, mediaType, size })

async function answer(
  { models, provider, speech }: Equipment,
  task: RunTask,
  run: number,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const timed = timeSteps()
  const { steps } = timed
  try {
    const model = models.find(({ id }) => id === task.modelId)
    if (!model?.work) throw new Error('the parent knows a model that the child does not')
    const { file, companion = null } = task
    if (task.warmUp && file === null && task.text === null) return await loadOnly(model, model.work)
    const { output, blocks, summary, engine } = await runModel(
      model,
      timed.work(model.work),
      {
        file: file && inputFile(file),
        companion: companion && inputFile(companion),
        text: task.text,
        options: task.options,
      },
      {
        readFile: () => (file ? readFile(file.path) : Promise.reject(new Error('the input has no file'))),
        ...(companion && { readCompanion: () => readFile(companion.path) }),
        signal,
        report: (progress) => send({ kind: 'progress', run, progress }),
        ...(speech && { speech }),
      },
      provider && timed.provider(provider),
    )
    const { files, write } = gatherMadeFiles()
    const json = { output: toStorableJson(output, write), blocks: toStorableJson(blocks, write) }
    const answered = { ...json, files, summary: toStorableText(summary), engine }
    return { kind: 'answered', answer: answered, steps }
  } catch (error) {
    return { kind: 'failed', failure: asFailure(error), trace: traceOf(error), steps }
  }
}

let equipment: Equipment | null = null
let current: { run: number; controller: AbortController } | null = null

const handlers = {
  setup: async ({ setup }) => {
    equipment = await equip(setup)
    send({ kind: 'ready' })
  },
  run: async ({ run, task }) => {
    if (equipment === null) throw new Error('a run before the setup')
    const controller = new AbortController()
    current = { run, controller }
    const outcome = await answer(
      task.warmUp || task.embeddedOnly ? embeddedOnly(equipment) : equipment,
      task,
      run,
      controller.signal,
    )
    current = null
    send({ kind: 'ended', run, outcome })
  },
  abort: async ({ run }) => {
    if (current?.run === run) current.controller.abort()
  },
} satisfies { [Kind in ToChild['kind']]: (message: Extract<ToChild, { kind: Kind }>) => Promise<void> }

const endBy = tellFaults(send)

process.on('message', (message: ToChild) => {
  // The cast: the message's kind has just selected the handler of that kind.
  const handle = handlers[message.kind] as (message: ToChild) => Promise<void>
  void handle(message).catch(endBy)
})
process.on('disconnect', () => process.exit())

// A killed parent closes the channel, but a child deep in native code would not notice; this thread does.
new Worker(new URL('./die-with-parent.ts', import.meta.url), { workerData: process.ppid }).unref()
