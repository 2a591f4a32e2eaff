import type { FormField } from '../answers/form-answer.ts'

/** Further wordings of fields by name, each list with its weight; read from a vocabulary file. */
export type Wordings = Readonly<Record<string, readonly (readonly (number | readonly string[])[])[]>>

/** A field as described in code; most have all their wordings in a vocabulary file. */
export type WordedField<Name extends string> = Omit<FormField<Name>, 'labels'> &
  Partial<Pick<FormField<Name>, 'labels'>>

/** The fields with the wordings of a vocabulary added; a wording that a field has already keeps its weight. */
export function withWordings<Name extends string>(
  fields: readonly WordedField<Name>[],
  wordings: Wordings,
): FormField<Name>[] {
  return fields.map(({ labels: own = [], ...field }) => {
    // A label that applies in some rows only may have a lower weight in all others.
    const known = new Set(own.filter(({ within }) => within === undefined).map(({ text }) => text))
    const added = (wordings[field.name] ?? []).flatMap(([weight, texts]) =>
      typeof weight === 'number' && Array.isArray(texts)
        ? texts.flatMap((text: string) => (known.has(text) ? [] : [{ text, weight }]))
        : [],
    )
    return { ...field, labels: [...own, ...added] }
  })
}
