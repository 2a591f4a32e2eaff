import { lookUp } from '@vitrine/basics/look-up.ts'
import type { WarmUpReport } from '@vitrine/contracts/administration/administration.ts'
import { statusOfProblem } from '@vitrine/errors/problems.ts'
import type { Model, ModelWork } from '@vitrine/model-kit/model.ts'
import { checkProvider } from '@vitrine/providers/check-provider.ts'
import type { ProviderConfiguration } from '@vitrine/providers/provider-configuration.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import type { ChildPool } from './child-pool.ts'
import type { RunTask } from './messages.ts'
import { runTask } from './run-task.ts'

interface WarmUpParts extends Pick<AnalysisParts, 'models' | 'switches'> {
  files: FileStore
  pool: ChildPool
  provider: ProviderConfiguration | null
  /** Engines loaded at once: as many as there are processes. */
  concurrency: number
}

type EngineReport = WarmUpReport['engines'][number]

/** Runs an engine on its first sample: some load their weights only then. */
async function warmTask({ id, options = [] }: Model, work: ModelWork<unknown>, files: FileStore): Promise<RunTask> {
  const [sample] = work.samples
  const defaults = Object.fromEntries(options.map((option) => [option.name, option.default]))
  const common = { modelId: id, options: { ...defaults, ...sample?.options } }
  if (!sample) return { ...common, file: null, text: null, warmUp: true }
  const noFile = {
    fileKey: null,
    inputText: null,
    inputName: null,
    inputMediaType: null,
    inputSize: null,
    companion: null,
  }
  return { ...(await runTask({ ...common, ...noFile, sampleId: sample.id }, work, files)), warmUp: true }
}

const elapsed = (start: number): number => Math.round(performance.now() - start)

async function warmEngine(
  { files, pool }: WarmUpParts,
  model: Model,
  work: ModelWork<unknown>,
  signal: AbortSignal,
): Promise<EngineReport> {
  const start = performance.now()
  const report = (error: string | null): EngineReport => ({
    modelId: model.id,
    title: model.title,
    ok: error === null,
    milliseconds: elapsed(start),
    error,
  })
  try {
    const { deadlineSeconds, memoryMegabytes } = work
    const limits = { deadlineSeconds, memoryMegabytes, signal, onProgress: () => undefined }
    const outcome = await pool.run(await warmTask(model, work, files), limits)
    // A sample that a model rightly refuses shows that its engine works.
    if (outcome.kind === 'answered' || statusOfProblem[outcome.failure.problem] < 500) return report(null)
    return report([outcome.failure.error, outcome.failure.hint].filter(Boolean).join(' '))
  } catch (error) {
    return report(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Loads every enabled engine in the processes that will run it, and checks the provider. A failing engine is reported,
 * never thrown.
 */
export async function warmUpWorker(
  worker: string,
  parts: WarmUpParts,
  signal: AbortSignal,
  onProgress: (soFar: WarmUpReport) => Promise<void>,
): Promise<WarmUpReport> {
  const start = performance.now()
  const checking = parts.provider ? checkProvider(parts.provider) : null
  const waiting = parts.models.filter(({ id, work }) => work !== null && parts.switches.offReason(id) === null)
  const total = waiting.length
  const engines: EngineReport[] = []
  const order = new Map(parts.models.map(({ id }, index) => [id, index]))
  const report = (): WarmUpReport => ({
    worker,
    state: 'running',
    total,
    engines: engines.toSorted((one, two) => lookUp(order, one.modelId) - lookUp(order, two.modelId)),
    provider: null,
    milliseconds: elapsed(start),
  })
  const next = async (): Promise<void> => {
    for (let model = waiting.shift(); model?.work; model = waiting.shift()) {
      engines.push(await warmEngine(parts, model, model.work, signal))
      await onProgress(report())
    }
  }
  await onProgress(report())
  await Promise.all(Array.from({ length: parts.concurrency }, next))
  return { ...report(), state: 'done', provider: await checking, milliseconds: elapsed(start) }
}
