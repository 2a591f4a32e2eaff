import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { acceptedTypes, checkFile, isOneOf } from '../../lib/model-input/input-check.ts'
import { shownName } from '../../lib/model-input/shown-name.ts'
import type { FormInput } from './form-input.ts'

type Files = Pick<FormInput, 'file' | 'companion'>

const tooMany = (count: number, { title, companion }: CatalogueModel): InputFault => ({
  message: `These are ${count} files; ${title} takes ${companion ? 'one, and one beside it' : 'one at a time'}.`,
  hint: 'Choose one of them, or run them all by ‘Several files at once’ below.',
})

/** Says what is still in the form: what is refused takes nobody's place. */
function refused({ message, hint }: InputFault, { file, companion }: Files): InputFault {
  const kept = [file, companion].flatMap((one) => (one ? [shownName(one.name)] : []))
  if (kept.length === 0) return { message, hint }
  return { message, hint: `${hint} Still chosen: ${kept.join(', ')}.`.trim() }
}

function placeOf(model: CatalogueModel, place: keyof Files | null, file: File): keyof Files {
  if (place) return place
  const beside = model.companion ? acceptedTypes(model.companion) : []
  return !isOneOf(acceptedTypes(model), file) && isOneOf(beside, file) ? 'companion' : 'file'
}

/**
 * Where files that were dropped, pasted or chosen go in a form: to `place`, or each to the place for its kind. If one
 * of them cannot be taken, none is, and what was chosen before stays.
 */
export function takeFiles(
  model: CatalogueModel,
  place: keyof Files | null,
  files: readonly File[],
  now: Files,
): { taken: Partial<Files>; fault: InputFault | null } {
  const taken: Partial<Files> = {}
  for (const file of files) {
    const own = placeOf(model, place, file)
    if (taken[own]) return { taken: {}, fault: refused(tooMany(files.length, model), now) }
    const fault = checkFile(
      file,
      model,
      own === 'companion' && model.companion ? acceptedTypes(model.companion) : undefined,
    )
    if (fault) {
      const named = { ...fault, message: `${shownName(file.name)}: ${fault.message}` }
      return { taken: {}, fault: refused(named, now) }
    }
    taken[own] = file
  }
  return { taken, fault: null }
}
