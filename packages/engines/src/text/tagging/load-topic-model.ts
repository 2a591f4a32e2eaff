import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readVectorHead } from '../encoder/vector-head.ts'
import { readTermModel } from '../linear/term-model-file.ts'
import { leastFamiliar } from './familiarity.ts'
import type { TopicModel } from './topic-model.ts'
import type { TaggingDomain } from './topics.ts'

const loading = new Map<TaggingDomain, Promise<TopicModel>>()

const meaningSchema = z.object({
  topics: z.unknown(),
  domain: z.unknown(),
  calibration: z.object({
    words: z.number(),
    meaning: z.number(),
    familiar: z.array(z.number()),
    leastConfidence: z.number(),
  }),
})

async function readTopicModel(domain: TaggingDomain): Promise<TopicModel> {
  const [words, meaning] = await Promise.all([
    readFile(new URL(`${domain}.bin`, import.meta.url)),
    readFile(new URL(`${domain}-meaning.json`, import.meta.url), 'utf8'),
  ])
  const { topics, domain: kind, calibration } = meaningSchema.parse(JSON.parse(meaning))
  return {
    terms: readTermModel(words),
    topics: readVectorHead(topics),
    domain: readVectorHead(kind),
    calibration: { ...calibration, leastFamiliar: leastFamiliar[domain] },
  }
}

/** The trained weights of a domain, shipped beside this file and read once. */
export function loadTopicModel(domain: TaggingDomain): Promise<TopicModel> {
  const known = loading.get(domain)
  if (known !== undefined) return known
  const model = readTopicModel(domain)
  loading.set(domain, model)
  return model
}
