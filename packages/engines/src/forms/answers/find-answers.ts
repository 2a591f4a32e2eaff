import { keyOf } from '../../text/text-key.ts'
import { findLabels } from '../labels/find-labels.ts'
import type { DecoyLabels } from '../labels/label.ts'
import { hasLabelColumns } from '../regions/label-columns.ts'
import { regionsOf } from '../regions/regions-of-label.ts'
import { type FormDocument, isInOneSegment, isTypewritten, partedAtLabels } from '../rows/form-page.ts'
import type { FormAnswer, FormField } from './form-answer.ts'
import { type Locale, parseAnswers } from './parse-answer.ts'

/**
 * Finds described fields by their labels wherever forms put the answer: after the label, in the next column or
 * cell, or below it. Returns the candidates of each field, best first.
 */
export function findAnswers<Name extends string>(
  document: FormDocument,
  { fields, decoys, locale }: { fields: readonly FormField<Name>[]; decoys: DecoyLabels; locale: Locale },
): Record<Name, FormAnswer[]> {
  const hits = findLabels(
    document.rows,
    fields,
    decoys,
    (span) => isInOneSegment(span, document) || isTypewritten(span, document),
  )
  const form = partedAtLabels(document, hits)
  const labelColumns = hasLabelColumns(form, hits)
  // 'TO: Consignee  Delta Supply': a label is not a party's name.
  const labels = new Set(fields.flatMap((field) => field.labels.map(({ text }) => text)))
  const isLabel = ({ value }: Pick<FormAnswer, 'value'>): boolean =>
    typeof value === 'string' && labels.has(keyOf(value))
  const answers = fields.map((field) => {
    const found = hits
      .filter((hit) => hit.field === field.name)
      .flatMap((hit) =>
        regionsOf(hit, { form, hits, labelColumns }).flatMap((region) =>
          parseAnswers(region, field, locale)
            .filter((answer) => !isLabel(answer))
            .map(({ fit, ...answer }): FormAnswer => {
              const depth = hit.span.row.index / Math.max(1, form.rows.length)
              const standing = field.standing?.({ box: answer.box, page: answer.page, depth }) ?? 1
              return { ...answer, score: hit.weight * region.relation * fit * standing }
            }),
        ),
      )
    return [field.name, found.toSorted((a, b) => b.score - a.score)] as const
  })
  // The cast: there is one entry for each field.
  return Object.fromEntries(answers) as Record<Name, FormAnswer[]>
}
