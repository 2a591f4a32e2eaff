import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { searchRowsOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'

/** What a first script would do: the words behind the first mention of a field's usual label, else the row below it. */
export function baselineAnswer(
  document: ReadDocument,
  labels: { readonly [name: string]: string },
): { [name: string]: string | number | null } {
  const rows = searchRowsOf(document)
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]) => {
      const at = rows.findIndex((row) => ` ${keyOf(row.text)} `.includes(` ${label} `))
      const row = rows[at]
      if (row === undefined) return [name, null]
      const words = label.split(' ')
      const last = row.tokens.findIndex((token, index) =>
        words.every((word, offset) => row.tokens[index + offset]?.key === word),
      )
      const end = row.tokens[last + words.length - 1]?.end ?? 0
      const behind = row.text.slice(end).replace(/^[\s:.#]+/, '')
      const text = behind === '' ? (rows[at + 1]?.text ?? '') : behind
      const figure = /^\$?\s?(-?[\d,]+\.\d{2})$/.exec(text)?.[1]
      return [name, text === '' ? null : figure === undefined ? text : Number(figure.replaceAll(',', ''))]
    }),
  )
}
