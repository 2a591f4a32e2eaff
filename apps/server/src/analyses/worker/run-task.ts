import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ModelWork } from '@vitrine/model-kit/model.ts'
import type { AnalysisRow } from '../../database/schema/analyses.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { RunTask, TaskFile } from './messages.ts'

/** The columns that describe a row's input. */
export type StoredInput = Pick<
  AnalysisRow,
  | 'modelId'
  | 'options'
  | 'sampleId'
  | 'fileKey'
  | 'inputText'
  | 'inputName'
  | 'inputMediaType'
  | 'inputSize'
  | 'companion'
> &
  Partial<Pick<AnalysisRow, 'embeddedOnly'>>

/** Sizes of sample files by path: they never change. */
const sampleSizes = new Map<string, number>()

async function ofSample(
  { samplesFolder }: ModelWork<unknown>,
  { file: name, mediaType }: { file: string; mediaType: string },
): Promise<TaskFile> {
  const path = fileURLToPath(new URL(name, samplesFolder))
  const size = sampleSizes.get(path) ?? (await stat(path)).size
  sampleSizes.set(path, size)
  return { path, name, mediaType, size }
}

/** The task for a child, from a row. */
export async function runTask(row: StoredInput, work: ModelWork<unknown>, files: FileStore): Promise<RunTask> {
  const common = { modelId: row.modelId, options: row.options, embeddedOnly: row.embeddedOnly ?? false }
  const sample = work.samples.find(({ id }) => id === row.sampleId)
  if (sample !== undefined && 'text' in sample) return { ...common, file: null, text: sample.text }
  if (sample !== undefined) {
    const companion = sample.companion ? await ofSample(work, sample.companion) : null
    return { ...common, text: null, file: await ofSample(work, sample), companion }
  }
  if (row.fileKey === null) return { ...common, file: null, text: row.inputText ?? '' }
  const { inputName: name, inputMediaType: mediaType, inputSize: size } = row
  const file = { path: await files.local(row.fileKey), name: name ?? '', mediaType: mediaType ?? '', size: size ?? 0 }
  const { companion: beside } = row
  const companion = beside && { ...beside, path: await files.local(beside.key) }
  return { ...common, text: null, file, companion }
}
