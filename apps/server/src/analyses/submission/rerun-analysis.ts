import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { AnalysisRow, StoredCompanion } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { findReadable, notFound } from '../find-analysis.ts'
import { findModelById } from '../find-model.ts'
import { type ChosenFile, type ChosenInput, keysOf } from './choose-input.ts'
import { createAnalysis } from './create-analysis.ts'
import { requireRunnable } from './require-runnable.ts'

async function sameInput(parts: AnalysisParts, row: AnalysisRow): Promise<ChosenInput> {
  const sample = findModelById(parts.models, row.modelId).work?.samples.find(({ id }) => id === row.sampleId)
  if (sample !== undefined) return { kind: 'sample', sample }
  if (row.fileKey === null) return { kind: 'text', text: row.inputText ?? '' }
  const { fileKey: key, inputName: name, inputMediaType: mediaType, inputSize: size, companion } = row
  const again = async (file: StoredCompanion): Promise<ChosenFile> => ({
    ...file,
    key: await parts.files.duplicate(file.key),
    // Only new uploads and idempotency need these two.
    extension: '',
    sha256: '',
  })
  return {
    kind: 'file',
    file: await again({ key, name: name ?? '', mediaType: mediaType ?? '', size: size ?? 0 }),
    companion: companion && (await again(companion)),
  }
}

/**
 * Runs the same input with the same options again, as a new analysis of the account. Throws 'not-found',
 * 'engine-missing', 'model-switched-off'.
 */
export async function rerunAnalysis(
  parts: AnalysisParts,
  id: string,
  { id: accountId, role }: { id: string; role: Role },
  { embeddedOnly = false }: { embeddedOnly?: boolean } = {},
): Promise<AnalysisRow> {
  const row = await findReadable(parts, id, accountId)
  requireRunnable(parts, findModelById(parts.models, row.modelId))
  // The sample no longer exists, so there is no input.
  if (row.fileKey === null && row.inputText === null && row.sampleId === null) throw notFound()
  const input = await sameInput(parts, row)
  try {
    const { row: created } = await createAnalysis(parts, {
      model: findModelById(parts.models, row.modelId),
      caller: { kind: 'account', accountId, role },
      input,
      options: row.options,
      embeddedOnly,
    })
    return created
  } catch (error) {
    for (const key of keysOf(input)) await parts.files.delete(key)
    throw error
  }
}
