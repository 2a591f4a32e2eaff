import { pageOfText } from '../../documents/page-of-text.ts'
import type { Weighed } from '../roles/network/weighed.ts'
import { type PlacedWord, placedPaper } from '../roles/placed-words.ts'
import { columnOf, roles } from '../roles/role.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'

/** A page of these lines. `chanceOf` gives the role that each word is part of, and how likely. */
export function weighedPage(
  lines: readonly string[],
  chanceOf: (word: PlacedWord) => readonly [role: string, chance: number],
): Weighed {
  const document = { pages: [pageOfText(lines)] }
  const form = formDocumentOf(document)
  const paper = placedPaper(document, form)
  return {
    form,
    locale: localeOfForm(form),
    paper,
    chances: paper.words.map((placed) => {
      const own = new Float32Array(roles.length)
      const [role, chance] = chanceOf(placed)
      own[columnOf(role)] = chance
      return own
    }),
  }
}
