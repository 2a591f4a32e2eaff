import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const textModeration = defineUpcomingModel({
  id: 'text-moderation',
  version: 1,
  title: 'Text moderation',
  name: 'Text moderation',
  description:
    'Scores a text in ten categories from harassment to personal data, marks the words that told, and proposes to allow, review or block.',
  footer: 'Text in · verdict and reasons out',
  icon: 'shield-check',
  capabilities: [
    'Ten categories with a score each',
    'Sees through common obfuscation',
    'Personal data found by rule',
    'Verdict: allow, review or block',
  ],
  processingTime: null,
  input: { kind: 'text', maxMegabytes: 5 },
  slug: 'text-moderation',
  aliases: [{ name: 'classifyText' }],
  interaction: 'form',
  resultRoute: 'text',
})
