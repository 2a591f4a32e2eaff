import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { fileRequired, type InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { acceptedTypes, checkFile, checkText } from '../../lib/model-input/input-check.ts'
import type { FormInput } from './form-input.ts'

/** Why a person's own input cannot be run, in the server's words. */
export function checkOwnInput(model: CatalogueModel, { text, file, companion }: FormInput): InputFault | null {
  if (model.fileType === 'text') return checkText(text, model)
  if (!file && !companion) return fileRequired
  const besideTypes = model.companion ? acceptedTypes(model.companion) : []
  return (file && checkFile(file, model)) ?? (companion && checkFile(companion, model, besideTypes))
}
