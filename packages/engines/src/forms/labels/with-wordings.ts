import type { FormField } from '../answers/form-answer.ts'

/** Further wordings of fields by name, each list with how surely it means the field; read from a vocabulary file. */
export type Wordings = Readonly<Record<string, readonly (readonly (number | readonly string[])[])[]>>

/** The fields with the wordings of a vocabulary added; a wording that a field has already keeps its weight. */
export function withWordings<Name extends string>(
  fields: readonly FormField<Name>[],
  wordings: Wordings,
): FormField<Name>[] {
  return fields.map((field) => {
    const known = new Set(field.labels.map(({ text }) => text))
    const added = (wordings[field.name] ?? []).flatMap(([weight, texts]) =>
      typeof weight === 'number' && Array.isArray(texts)
        ? texts.flatMap((text: string) => (known.has(text) ? [] : [{ text, weight }]))
        : [],
    )
    return { ...field, labels: [...field.labels, ...added] }
  })
}
