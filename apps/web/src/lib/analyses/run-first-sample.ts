import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { fetchCatalogue } from '../catalogue/fetch-catalogue.ts'
import { client } from '../requests/client.ts'
import { runToEnd } from './run-to-end.ts'
import { startAnalysis } from './start-analysis.ts'

interface FirstRun {
  /** The model's id. */
  model: string
  /** The same key means the same run. */
  key: string
  /** The id if it has started already; null if not. */
  analysis: string | null
}

interface RunWatch {
  signal: AbortSignal
  /** Called with the analysis's id once the server has it. */
  onStarted: (analysis: string) => void
}

/** Runs the model's first sample to its end. */
export async function runFirstSample(
  { model: id, key, analysis }: FirstRun,
  { signal, onStarted }: RunWatch,
): Promise<{ model: CatalogueModel; analysis: Analysis }> {
  const { models } = await fetchCatalogue(signal)
  const model = models.find((one) => one.id === id)
  const sample = model?.samples[0]
  if (!model?.available || !sample) {
    throw new CallError(model?.unavailable ?? 'This model is not there at the moment.', { status: 503 })
  }
  const started =
    analysis === null
      ? await startAnalysis(model, { kind: 'sample', id: sample.id }, {}, key)
      : await client.call('getAnalysis', { params: { id: analysis }, signal })
  onStarted(started.id)
  return { model, analysis: await runToEnd(started, { signal, onState: () => {} }) }
}
