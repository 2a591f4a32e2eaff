import type { Labelled } from './label.ts'

/** Matches the key of a line that is a form's title or one of its labels, not a name. */
export function titleOrLabel(
  title: RegExp,
  { fields, decoys }: { fields: readonly Labelled<string>[]; decoys: readonly string[] },
): Pick<RegExp, 'test'> {
  const labels = new Set([...fields.flatMap((field) => field.labels.map((label) => label.text)), ...decoys])
  return { test: (key) => title.test(key) || labels.has(key) }
}
