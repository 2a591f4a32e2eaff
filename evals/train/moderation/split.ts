import { foldOf } from '../linear/folds.ts'
import { foldCount } from './cross-validate.ts'

/** OLID's first fold is only measured. OpenAI's set is too small to give any up: it is measured fold by fold. */
export function isValidation({ text }: { text: string }): boolean {
  return foldOf(text, foldCount) === 0
}
