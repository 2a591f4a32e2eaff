import type { ReadDocument } from '../../documents/document.ts'
import type { DecoyLabels } from '../labels/label.ts'
import { type FormDocument, formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import { findAnswers } from './find-answers.ts'
import type { FormAnswer, FormField } from './form-answer.ts'
import type { Locale } from './parse-answer.ts'

/** The fields of a kind of form, and labels that resemble theirs but mean something else. */
export interface FormWords<Name extends string> {
  fields: readonly FormField<Name>[]
  decoys: DecoyLabels
}

export interface ReadForm<Name extends string> {
  form: FormDocument
  /** As the document itself writes numbers and dates. */
  locale: Locale
  /** The answers for each field, best first. */
  found: Record<Name, FormAnswer[]>
}

/** The first step of every kind of form: its rows, how its numbers are written, and the answers to its labels. */
export function readForm<Name extends string>(document: ReadDocument, words: FormWords<Name>): ReadForm<Name> {
  const form = formDocumentOf(document)
  const locale = localeOfForm(form)
  return { form, locale, found: findAnswers(form, { ...words, locale }) }
}
