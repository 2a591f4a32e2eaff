import type { ReadDocument } from '../../../documents/document.ts'
import type { Locale } from '../../answers/parse-answer.ts'
import type { FormDocument } from '../../rows/form-page.ts'
import { type PlacedPaper, placedPaper } from '../placed-words.ts'
import { formRoles, type RoleList } from '../role.ts'
import { dateSigns } from './date-signs.ts'
import { type KnownAnswer, knownSigns } from './known-answers.ts'
import { meaningOf } from './meaning.ts'
import { sumSigns } from './sum-signs.ts'
import { wordSigns } from './word-signs.ts'

/** The signs of a paper that its rules and words give the network. */
export interface PaperSigns {
  paper: PlacedPaper
  /** Of each word: shape, place, arithmetic, dates, the paper's kind, what the rules found. */
  signs: readonly number[][]
  /** Of each word, by itself. */
  meanings: readonly Float32Array[]
}

export function paperSigns(
  { document, form, locale }: { document: ReadDocument; form: FormDocument; locale: Locale },
  { kind, known, list = formRoles }: { kind: string; known: readonly KnownAnswer[]; list?: RoleList },
): PaperSigns {
  const paper = placedPaper(document, form)
  const shapes = wordSigns(paper)
  const sums = sumSigns(form, locale)
  const dates = dateSigns(form, locale)
  const found = knownSigns(paper.words, known, list)
  const ofKind = list.kinds.map((one) => Number(one === kind))
  return {
    paper,
    signs: paper.words.map(({ row, start, end }, index) => [
      ...(shapes[index] ?? []),
      ...sums(row, start, end),
      ...dates(row, start, end),
      ...ofKind,
      ...(found[index] ?? []),
    ]),
    meanings: paper.words.map(({ word }) => meaningOf(word.text)),
  }
}
