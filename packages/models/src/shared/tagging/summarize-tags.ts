import { percent } from '@vitrine/basics/percent.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'

/** One plain sentence. */
export function summarizeTags({ documentType, topics, known, entities }: Tags): string {
  const kind = documentType?.label ?? 'No kind of document that I know'
  const best = topics[0]
  const topic =
    !known || best === undefined ? 'none of the topics that I know' : `${best.label} (${percent(best.confidence)})`
  const found =
    entities.length === 0
      ? ''
      : `; ${entities.length} ${entities.length === 1 ? 'name, date or amount' : 'names, dates and amounts'} found`
  return `${kind}: ${topic}${found}.`
}
