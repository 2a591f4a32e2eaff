import type { PaceOptions } from '@vitrine/basics/pace.ts'
import { isEnglish } from '../is-english.ts'
import { tokenize } from '../tokens.ts'
import { classifyTopics } from './classify-topics.ts'
import { type DocumentType, documentTypeOf } from './document-types/document-types.ts'
import type { Entity } from './entities/entity-rule.ts'
import { findEntities } from './entities/find-entities.ts'
import { findKeyPhrases, type KeyPhrase } from './key-phrases.ts'
import { loadTopicModel } from './load-topic-model.ts'
import type { EvidenceTerm } from './telling-words.ts'
import { namedTopic, type TaggingDomain } from './topics.ts'

export interface Tags {
  /** Null where there is too little evidence for any kind. */
  documentType: DocumentType | null
  /** Best first, at most five; `code` is the training set's own label. */
  topics: { code: string; label: string; confidence: number }[]
  /** False where the text is on none of the known topics: then `topics` are only the nearest. */
  known: boolean
  /** Probability that the text belongs to the domain, 0…1. */
  familiar: number
  /** The words that contributed most to the best topic. */
  telling: EvidenceTerm[]
  keyphrases: KeyPhrase[]
  entities: Entity[]
  /** Reasons to trust this answer less, each a sentence for the reader. */
  warnings: string[]
}

const listedTopics = 5
const leastConfidence = 0.01

function warningsFor(text: string, known: boolean): string[] {
  const tokens = tokenize(text.slice(0, 20_000))
  const warnings: string[] = []
  if (isEnglish(tokens) === false) {
    warnings.push('This does not read as English, the only language that the topics were trained on.')
  }
  if (!known) warnings.push('None of the topics that this model knows fits: those shown are only the nearest.')
  return warnings
}

/** Tags any text of a domain: kind of document, topics, key phrases, entities. Offsets count UTF-16 code units. Pure and offline. */
export async function tagText(text: string, domain: TaggingDomain, options: PaceOptions = {}): Promise<Tags> {
  const model = await loadTopicModel(domain)
  const { topics, known, familiar, telling } = await classifyTopics(model, text, options)
  return {
    documentType: documentTypeOf(text, domain),
    topics: topics
      .filter(({ confidence }, index) => index === 0 || (index < listedTopics && confidence >= leastConfidence))
      .map(namedTopic),
    known,
    familiar,
    telling: known ? telling : [],
    keyphrases: findKeyPhrases(text, model.terms),
    entities: findEntities(text),
    warnings: warningsFor(text, known),
  }
}
