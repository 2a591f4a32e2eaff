import { type AnalysisState, analysisStateSchema } from '@vitrine/contracts/analysis.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import type { OptionValues } from '@vitrine/contracts/model-option.ts'
import { client } from '../client.ts'
import { noteSample } from '../visited.ts'

export type RunInput = { kind: 'sample'; id: string } | { kind: 'text'; text: string } | { kind: 'file'; file: File }

const fieldsOf = (input: RunInput) => {
  if (input.kind === 'sample') return { sample: input.id }
  return input.kind === 'text' ? { text: input.text } : {}
}

/** Queues a run and answers with its state at once. */
export const startAnalysis = async (
  model: CatalogueModel,
  input: RunInput,
  options: OptionValues,
): Promise<AnalysisState> => {
  if (input.kind === 'sample') noteSample(model.id, input.id)
  const state = await client.call('analyze', {
    params: { '*': model.apiEndpoint.replace(/^\/api\/analyze\//, '') },
    headers: { prefer: 'respond-async', 'idempotency-key': crypto.randomUUID() },
    body: { ...fieldsOf(input), ...options },
    ...(input.kind === 'file' && { files: { file: input.file } }),
  })
  return analysisStateSchema.parse(state)
}
