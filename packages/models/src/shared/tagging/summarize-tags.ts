import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'

/** One plain sentence. */
export function summarizeTags({ documentType, topics, known, entities }: Tags): string {
  const kind = documentType?.label ?? 'Document of no kind known'
  const best = topics[0]
  const topic =
    !known || best === undefined ? 'none of the topics known' : `${best.label} (${Math.round(best.confidence * 100)} %)`
  return `${kind}: ${topic}; ${entities.length} ${entities.length === 1 ? 'entity' : 'entities'} found.`
}
