import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentModeration, summarizeModeration } from './present.ts'
import { samples } from './samples.ts'
import { moderationSchema } from './schema.ts'

/** Scores a text for moderation, marks the words responsible, and proposes a verdict. */
export const textModeration = defineModel({
  id: 'text-moderation',
  version: 15,
  title: 'Text moderation',
  name: 'Text moderation',
  description:
    'Scores a text in ten categories from harassment to personal data, marks the words that told, and proposes to allow, review or block.',
  footer: 'Text in · verdict and reasons out',
  icon: 'shield-check',
  places: ['social-media/moderation'],
  capabilities: [
    'Ten categories with a score each',
    'Sees through digits for letters and letters set apart',
    'Personal data found by rule',
    'Verdict: allow, review or block',
  ],
  disclaimer: 'English only. It reads words, not intentions: reports and quotations may be held, and hints go unseen.',
  processingTime: null,
  input: { kind: 'text', maxMegabytes: 5, limits: ['English'] },
  slug: 'text-moderation',
  aliases: [{ name: 'classifyText' }],
  interaction: 'form',
  resultRoute: 'text',
  output: moderationSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'held or allowed as it should be',
      says: 'Holds or allows {} messages rightly',
      on: '{n} messages written for it',
      as: 'cases',
    },
    { metric: 'F1, two classes, macro', says: 'Tells offensive from harmless in about {} tweets', on: '{n} tweets' },
  ],
  engineName: 'Vitrine moderation network',
  loadEngine: async () => (await import('./engine.ts')).moderate,
  prompt: async () => (await import('./prompt.ts')).moderationPrompt,
  present: presentModeration,
  summarize: summarizeModeration,
  deadlineSeconds: 90,
  memoryMegabytes: 1024,
})
