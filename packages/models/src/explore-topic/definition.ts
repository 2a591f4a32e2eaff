import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentTopic, summarizeTopic } from './present.ts'
import { samples } from './samples.ts'
import { topicPageSchema } from './schema.ts'

/** Writes a page about a topic from the entries of a lexical database, or says that there are none. */
export const exploreTopic = defineModel({
  id: 'explore-topic',
  version: 2,
  title: 'Topic exploration',
  name: 'Explore a topic',
  description:
    'Writes a structured page about a topic: what it is, its kinds and parts, what is related and what to ask next.',
  footer: 'Topic in · structured page out',
  icon: 'compass',
  places: ['marketing/content'],
  capabilities: [
    'What it is, kinds and parts',
    'Related and broader topics',
    'Questions to ask next',
    'Says plainly when it knows nothing',
  ],
  processingTime: '8-12s',
  input: { kind: 'text', maxMegabytes: 2, limits: ['English', 'topics of up to 200 characters'] },
  slug: 'explore-topic',
  aliases: [{ name: 'get_explore_topic' }],
  interaction: 'topic',
  resultRoute: '',
  refName: 'explore-topic',
  url: '/explore-topic/explore-topic',
  disclaimer: 'The built-in engine knows what a dictionary knows: common English words, not brands or recent events.',
  output: topicPageSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'statements borne out by the database',
      says: '{} statements stand in its sources',
      on: '{n} statements',
      as: 'cases',
    },
    {
      metric: 'topics with a page of their own',
      says: 'Has a page for {} topics',
      on: '{n} topics chosen beforehand',
      as: 'cases',
    },
    {
      metric: 'invented words answered with “nothing is known”',
      says: 'Says of {} invented words that nothing is known',
      on: 'words made up for it',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine topic pages (WordNet 3.1)',
  loadEngine: async () => (await import('./engine.ts')).exploreTopic,
  prompt: async () => (await import('./prompt.ts')).topicPrompt,
  present: presentTopic,
  summarize: summarizeTopic,
  // A provider writes a page for half a minute; it is shown as it comes.
  deadlineSeconds: 120,
  memoryMegabytes: 512,
})
