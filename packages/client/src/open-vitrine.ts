import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { analysisStateSchema } from '@vitrine/contracts/analyses/analysis.ts'
import type { BatchTable, BatchWithItems } from '@vitrine/contracts/analyses/batch.ts'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { type Client, createClient } from '@vitrine/contracts/calls/client.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'

export interface VitrineOptions {
  /** Origin of the installation, such as https://vitrine.example. */
  baseUrl: string
  /** A personal API key; without one, only the models' own samples can be run. */
  apiKey?: string | undefined
  fetch?: typeof globalThis.fetch
}

/** A model's input: one of these. `name` names a Blob that is not a File. */
export type ModelInput =
  | { text: string }
  | { file: Blob; name?: string; companion?: { field: string; file: Blob; name: string } }
  | { sample: string }

export interface RunOptions {
  /** The model's own settings, by name. */
  options?: OptionValues
  signal?: AbortSignal
}

const firstWait = 250
const longestWait = 4000

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      // The cast: the reason is an Error unless the caller gave another, which is passed on as it is.
      reject(signal.reason as Error)
    })
  })
}

/** Polls until `isOver`, frequently at first, later every four seconds. */
async function until<State>(
  ask: () => Promise<State>,
  isOver: (state: State) => boolean,
  signal: AbortSignal | undefined,
): Promise<State> {
  for (let wait = firstWait; ; wait = Math.min(wait * 1.5, longestWait)) {
    signal?.throwIfAborted()
    const state = await ask()
    if (isOver(state)) return state
    await pause(wait, signal)
  }
}

const named = (blob: Blob, name: string) => (blob instanceof File ? blob : new File([blob], name, { type: blob.type }))

function requestOf(input: ModelInput) {
  if (!('file' in input)) return { body: input }
  const { file, name = 'input', companion } = input
  return {
    body: {},
    files: {
      file: named(file, name),
      ...(companion && { [companion.field]: named(companion.file, companion.name) }),
    },
  }
}

async function run(
  client: Client,
  model: string,
  input: ModelInput,
  { options, signal }: RunOptions,
): Promise<Analysis> {
  const { body, ...files } = requestOf(input)
  const answer = await client.call('analyze', {
    params: { '*': model },
    headers: { prefer: 'respond-async', 'idempotency-key': crypto.randomUUID() },
    body: { ...options, ...body },
    ...files,
    ...(signal && { signal }),
  })
  const { id } = analysisStateSchema.parse(answer)
  const read = () => client.call('getAnalysis', { params: { id }, ...(signal && { signal }) })
  const analysis = await until(read, ({ status }) => status !== 'queued' && status !== 'running', signal)
  if (analysis.status === 'succeeded') return analysis
  const { problem, error, hint } = analysis.failure ?? {
    problem: 'analysis-cancelled',
    error: 'The run was cancelled.',
    hint: null,
  }
  throw new CallError(error, { status: 200, problem, hint: hint ?? undefined })
}

export interface BatchInput extends RunOptions {
  name?: string
  /** Files, or zip files of them; for models that read texts also a CSV, with the texts in `column`. */
  files?: readonly File[]
  column?: string
  texts?: readonly string[]
}

async function runBatch(client: Client, model: string, input: BatchInput): Promise<BatchWithItems & BatchTable> {
  const { name, files, column, texts, options, signal } = input
  const { id } = await client.call('createBatch', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      ...options,
      model,
      ...(name !== undefined && { name }),
      ...(column !== undefined && { column }),
      ...(texts && { texts: [...texts] }),
    },
    ...(files && { files: { files } }),
    ...(signal && { signal }),
  })
  const read = () => client.call('getBatch', { params: { id }, ...(signal && { signal }) })
  const batch = await until(read, ({ status }) => status !== 'running', signal)
  return { ...batch, ...(await client.call('getBatchTable', { params: { id } })) }
}

/**
 * A client for one installation. `run` and `runBatch` wait for the result; both throw a `CallError` with the server's
 * message, its `problem` and `hint`. `call` makes any call of the HTTP interface by its name, typed by the contract.
 */
export function openVitrine({ baseUrl, apiKey, fetch = globalThis.fetch }: VitrineOptions) {
  const client = createClient({ baseUrl: baseUrl.replace(/\/+$/, ''), fetch, token: () => apiKey ?? null })
  return {
    call: client.call,
    /** Runs a model, named by the last part of its address below /api/analyze/. */
    run: (model: string, input: ModelInput, options: RunOptions = {}) => run(client, model, input, options),
    /** Runs a model, named by its id, on many inputs; `rows` and `columns` are the table of results. */
    runBatch: (model: string, input: BatchInput) => runBatch(client, model, input),
  }
}
