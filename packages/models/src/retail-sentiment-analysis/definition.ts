import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const retailSentimentAnalysis = defineUpcomingModel({
  id: 'retail-sentiment-analysis',
  version: 1,
  title: 'Retail sentiment analysis',
  name: 'Sentiment',
  description:
    'Reads a review and says how the customer feels: overall, sentence by sentence and about price, quality, delivery and service.',
  footer: 'Review in · feeling by sentence out',
  icon: 'smile',
  capabilities: [
    'Overall score and label',
    'Each sentence with the words that told',
    'Price, quality, delivery, service and usability apart',
    'Negation and contrast understood',
  ],
  processingTime: '5-10s',
  input: { kind: 'text', maxMegabytes: 5 },
  slug: 'retail-sentiment-analysis',
  aliases: [{ name: 'sentimentalAnalysis' }],
  interaction: 'form',
  resultRoute: 'sentimental',
})
