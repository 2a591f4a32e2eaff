import { tagsSchema } from '@vitrine/engines/text/tagging/tags-schema.ts'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { defineModel, type Model, type ModelCard, type ModelWork } from '@vitrine/model-kit/model.ts'
import { presentTags } from './present-tags.ts'
import { summarizeTags } from './summarize-tags.ts'

/** The properties of one tagging model; everything else is shared. */
type TaggingModel = Pick<ModelCard, 'version' | 'places' | 'disclaimer'> &
  Pick<ModelWork<unknown>, 'samples' | 'samplesFolder' | 'evidence' | 'figures' | 'engineName'> & {
    /** The topics it tells apart, as a capability on its card. */
    topics: string
  }

/** A model that recognises the kind of a document in one domain, its topics, key phrases and entities. */
export function defineTaggingModel(domain: TaggingDomain, { topics, ...model }: TaggingModel): Model {
  const field = `${domain.slice(0, 1).toUpperCase()}${domain.slice(1)}`
  return defineModel({
    ...model,
    id: `document-tagging-${domain}`,
    title: `${field} document tagging`,
    name: `${field} tagging`,
    description: `Tells what kind of ${domain} document it is and which topics it treats, with key phrases, people, organisations, dates and amounts.`,
    footer: 'Document in · tags out',
    icon: 'tags',
    capabilities: [
      'Document type with confidence',
      topics,
      'Key phrases',
      'People, organisations, dates, amounts and codes',
    ],
    processingTime: '10-15s',
    input: { kind: 'file', accept: ['pdf', 'docx', 'txt'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
    slug: `document-tagging/${domain}`,
    aliases: [
      { name: 'docClassification', when: { field: 'domain', value: domain } },
      { name: 'classify_docs', when: { field: 'domain', value: domain } },
    ],
    interaction: 'form',
    resultRoute: 'file',
    domain,
    output: tagsSchema,
    loadEngine: async () => (await import('./tag-for.ts')).tagFor(domain),
    prompt: async () => (await import('./tagging-prompt.ts')).taggingPrompt(domain),
    present: presentTags,
    summarize: summarizeTags,
    deadlineSeconds: 120,
    memoryMegabytes: 1536,
  })
}
