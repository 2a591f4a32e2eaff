import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ModelWork } from '@vitrine/model-kit/model.ts'
import type { AnalysisRow } from '../../database/schema/analyses.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { RunTask } from './messages.ts'

/** What a row says of its input. */
export type StoredInput = Pick<
  AnalysisRow,
  'modelId' | 'options' | 'sampleId' | 'fileKey' | 'inputText' | 'inputName' | 'inputMediaType' | 'inputSize'
>

/** What a child is to run for a row. */
export const runTask = async (row: StoredInput, work: ModelWork<unknown>, files: FileStore): Promise<RunTask> => {
  const common = { modelId: row.modelId, options: row.options }
  const sample = work.samples.find(({ id }) => id === row.sampleId)
  if (sample !== undefined && 'text' in sample) return { ...common, file: null, text: sample.text }
  if (sample !== undefined) {
    const path = fileURLToPath(new URL(sample.file, work.samplesFolder))
    const { size } = await stat(path)
    return { ...common, text: null, file: { path, name: sample.file, mediaType: sample.mediaType, size } }
  }
  if (row.fileKey === null) return { ...common, file: null, text: row.inputText ?? '' }
  const { inputName: name, inputMediaType: mediaType, inputSize: size } = row
  const file = { path: files.path(row.fileKey), name: name ?? '', mediaType: mediaType ?? '', size: size ?? 0 }
  return { ...common, text: null, file }
}
