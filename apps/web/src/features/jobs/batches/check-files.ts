import { batchLimits } from '@vitrine/contracts/analyses/batch.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { bytesPerMegabyte, type InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { checkFile } from '../../../lib/model-input/input-check.ts'

const isZip = ({ name }: File) => /\.zip$/i.test(name)

export const isCsv = ({ name }: File) => /\.csv$/i.test(name)

/**
 * Why a file cannot be in a batch, judged by its name and size; null if it can. The server checks the content of
 * archives.
 */
export function fileFault(model: CatalogueModel, file: File): InputFault | null {
  if (isZip(file)) return null
  if (model.fileType !== 'text') return checkFile(file, model)
  return /\.(csv|txt|text)$/i.test(file.name)
    ? null
    : { message: `${model.title} reads texts.`, hint: 'Choose a CSV of texts, text files, or a zip of them.' }
}

/** Why these files cannot be sent together. */
export function batchFault(files: readonly File[]): InputFault | null {
  if (files.length === 0) return { message: 'Choose at least one file.', hint: '' }
  if (files.length > batchLimits.items) {
    const message = `These are ${files.length} files; a batch takes ${batchLimits.items}.`
    return { message, hint: 'Send them in several batches.' }
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= batchLimits.megabytes * bytesPerMegabyte) return null
  return {
    message: `The files are more than ${batchLimits.megabytes} MB together.`,
    hint: 'Send them in several batches.',
  }
}
