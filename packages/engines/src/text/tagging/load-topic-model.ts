import { readFile } from 'node:fs/promises'
import type { TermModel } from '../linear/term-model.ts'
import { readTermModel } from '../linear/term-model-file.ts'
import type { TaggingDomain } from './topics.ts'

const loading = new Map<TaggingDomain, Promise<TermModel>>()

/** The trained weights of a domain, shipped beside this file and read once. */
export function loadTopicModel(domain: TaggingDomain): Promise<TermModel> {
  const known = loading.get(domain)
  if (known !== undefined) return known
  const model = readFile(new URL(`${domain}.bin`, import.meta.url)).then(readTermModel)
  loading.set(domain, model)
  return model
}
