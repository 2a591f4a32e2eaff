import { fileURLToPath } from 'node:url'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'

/** The id of the model whose sample files are also served under another address. */
export const modelWithSamplesBelow = (models: readonly Model[], address: Model['samplesAlsoBelow']): string =>
  models.find(({ samplesAlsoBelow }) => samplesAlsoBelow === address)?.id ?? ''

/**
 * A bundled sample's file. Only files listed in a definition are found, so no path traversal is possible. Throws
 * 'not-found'.
 */
export function findSampleFile(
  models: readonly Model[],
  modelId: string,
  file: string,
): { path: string; name: string } {
  const work = models.find(({ id }) => id === modelId)?.work
  const sample = work?.samples.find((one) => 'file' in one && (one.file === file || one.companion?.file === file))
  if (!work || !sample) throw new RequestError('not-found', 'There is no such sample.')
  return { path: fileURLToPath(new URL(file, work.samplesFolder)), name: file }
}
