import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentSentiment, summarizeSentiment } from './present.ts'
import { samples } from './samples.ts'
import { sentimentSchema } from './schema.ts'

/** Reads the feeling of a customer's text: overall, by sentence and by aspect. */
export const retailSentimentAnalysis = defineModel({
  id: 'retail-sentiment-analysis',
  version: 16,
  title: 'Retail sentiment analysis',
  name: 'Sentiment',
  description:
    'Reads a review and says how the customer feels: overall, sentence by sentence and about price, quality, delivery and service.',
  footer: 'Review in · feeling by sentence out',
  icon: 'smile',
  places: ['retail/customer-voice', 'social-media/insight'],
  capabilities: [
    'Overall score and label',
    'Each sentence with the words that decided it',
    'Price, quality, delivery, service and usability apart',
    'Negation and contrast understood',
  ],
  disclaimer: 'English only. Plain irony is noticed, finer irony is not.',
  processingTime: '5-10s',
  input: { kind: 'text', maxMegabytes: 5, limits: ['English', 'up to 250,000 sentences'] },
  slug: 'retail-sentiment-analysis',
  aliases: [{ name: 'sentimentalAnalysis' }],
  interaction: 'form',
  resultRoute: 'sentimental',
  output: sentimentSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'accuracy',
      dataset: 'Customer reviews',
      says: 'Tells praise from complaint in {} sentences',
      on: '{n} sentences of customer reviews',
      as: 'cases',
    },
    {
      metric: 'F1, three classes, weighted',
      dataset: 'VADER Amazon reviews',
      says: 'Tells positive, neutral and negative apart in about {} sentences',
      on: '{n} sentences of Amazon reviews',
    },
  ],
  engineName: 'Vitrine sentiment network',
  loadEngine: async () => (await import('./engine.ts')).analyzeSentiment,
  prompt: async () => (await import('./prompt.ts')).sentimentPrompt,
  present: presentSentiment,
  summarize: summarizeSentiment,
  deadlineSeconds: 60,
  memoryMegabytes: 1024,
})
