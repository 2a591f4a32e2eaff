import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { runToEnd } from './run-to-end.ts'
import { startAnalysis } from './start-analysis.ts'
import { fetchCatalogue } from '../catalogue/fetch-catalogue.ts'

/** Runs the model's first sample to its end, here and now. */
export async function runFirstSample(
  id: string,
  signal: AbortSignal,
): Promise<{ model: CatalogueModel; analysis: Analysis }> {
  const { models } = await fetchCatalogue(signal)
  const model = models.find((one) => one.id === id)
  const sample = model?.samples[0]
  if (!model?.available || !sample) {
    throw new CallError(model?.unavailable ?? 'This model is not there at the moment.', { status: 503 })
  }
  const started = await startAnalysis(model, { kind: 'sample', id: sample.id }, {})
  return { model, analysis: await runToEnd(started, { signal, onState: () => {} }) }
}
