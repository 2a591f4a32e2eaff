import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readVectorHead } from '../encoder/vector-head.ts'
import { readTermModel } from '../linear/term-model-file.ts'
import { leastFamiliar, leastOfLetter } from './familiarity.ts'
import type { LetterModel, SetModel, TopicModel } from './topic-model.ts'
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

const lettersSchema = z.object({
  register: z.unknown(),
  topics: z.unknown(),
  domain: z.unknown(),
  calibration: z.object({ shipped: z.number(), own: z.number(), familiar: z.array(z.number()) }),
})

async function readLetterModel(domain: TaggingDomain): Promise<LetterModel> {
  const json: unknown = JSON.parse(await readFile(new URL(`${domain}-letters.json`, import.meta.url), 'utf8'))
  const { register, topics, domain: kind, calibration } = lettersSchema.parse(json)
  return {
    register: readVectorHead(register),
    topics: readVectorHead(topics),
    domain: readVectorHead(kind),
    calibration: { ...calibration, ...leastOfLetter[domain] },
  }
}

/** The weights that have learned from the domain's set, without those for letters. */
export async function readSetModel(domain: TaggingDomain): Promise<SetModel> {
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

async function readTopicModel(domain: TaggingDomain): Promise<TopicModel> {
  const [ofSet, letters] = await Promise.all([readSetModel(domain), readLetterModel(domain)])
  return { ...ofSet, letters }
}

/** The trained weights of a domain, shipped beside this file and read once. */
export function loadTopicModel(domain: TaggingDomain): Promise<TopicModel> {
  const known = loading.get(domain)
  if (known !== undefined) return known
  const model = readTopicModel(domain)
  loading.set(domain, model)
  return model
}
