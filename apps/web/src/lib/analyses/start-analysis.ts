import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { client } from '../requests/client.ts'
import { noteSample } from '../session/visited.ts'
import { readState } from './read-state.ts'

export type RunInput =
  | { kind: 'sample'; id: string }
  | { kind: 'text'; text: string }
  /** At least one of the two. */
  | { kind: 'file'; file: File | null; companion: File | null }

function fieldsOf(input: RunInput) {
  if (input.kind === 'sample') return { sample: input.id }
  return input.kind === 'text' ? { text: input.text } : {}
}

const filesOf = ({ companion }: CatalogueModel, input: RunInput & { kind: 'file' }) => ({
  ...(input.file && { file: input.file }),
  ...(companion && input.companion && { [companion.field]: input.companion }),
})

/** Headers for a run that is not waited for; the same key means the same run. */
export const runHeaders = (key: string) => ({ prefer: 'respond-async', 'idempotency-key': key })

/** Starts a run and returns its state at once. */
export async function startAnalysis(
  model: CatalogueModel,
  input: RunInput,
  options: OptionValues,
  key: string = crypto.randomUUID(),
): Promise<AnalysisState> {
  if (input.kind === 'sample') noteSample(model.id, input.id)
  const headers = runHeaders(key)
  if (model.interaction === 'image' && input.kind === 'sample') {
    // Picture models have an operation of their own.
    return readState(await client.call('generateImage', { headers, body: { ...fieldsOf(input), ...options } }))
  }
  const answer = await client.call('analyze', {
    params: { '*': model.apiEndpoint.replace(/^\/api\/analyze\//, '') },
    headers,
    body: { ...fieldsOf(input), ...options },
    ...(input.kind === 'file' && { files: filesOf(model, input) }),
  })
  return readState(answer)
}
