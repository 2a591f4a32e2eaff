import { percent } from '@vitrine/basics/percent.ts'
import { counted } from '@vitrine/basics/wording.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'

const foundIn = new Intl.ListFormat('en')

/** '2 names, 1 date and 3 amounts': of each kind that was found, how many; empty where none was. */
function inWords(entities: Tags['entities']): string {
  const count = (...kinds: Tags['entities'][number]['kind'][]) =>
    entities.filter(({ kind }) => kinds.includes(kind)).length
  const counts: [number, string][] = [
    [count('person', 'organisation'), 'name'],
    [count('date'), 'date'],
    [count('amount'), 'amount'],
    [count('code'), 'code'],
  ]
  return foundIn.format(counts.flatMap(([many, name]) => (many === 0 ? [] : [counted(many, name)])))
}

/** One plain sentence. */
export function summarizeTags({ documentType, topics, known, entities }: Tags): string {
  const kind = documentType?.label ?? 'No kind of document that I know'
  const best = topics[0]
  const topic =
    !known || best === undefined ? 'none of the topics that I know' : `${best.label} (${percent(best.confidence)})`
  return `${kind}: ${topic}${entities.length === 0 ? '' : `; ${inWords(entities)} found`}.`
}
