import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const exploreTopic = defineUpcomingModel({
  id: 'explore-topic',
  version: 1,
  title: 'Topic exploration',
  name: 'Explore a topic',
  description:
    'Writes a structured page about a topic: what it is, its kinds and parts, what is related and what to ask next.',
  footer: 'Topic in · structured page out',
  icon: 'compass',
  capabilities: [
    'What it is, kinds and parts',
    'Related and broader topics',
    'Questions to ask next',
    'Says plainly when it knows nothing',
  ],
  processingTime: '8-12s',
  input: { kind: 'text', maxMegabytes: 2 },
  slug: 'explore-topic',
  aliases: [{ name: 'get_explore_topic' }],
  interaction: 'topic',
  resultRoute: '',
  refName: 'explore-topic',
  url: '/explore-topic/explore-topic',
  samplesForVisitors: false,
})
