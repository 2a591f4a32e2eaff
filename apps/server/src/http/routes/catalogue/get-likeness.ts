import { meaningOf } from '@vitrine/models/compare-meaning.ts'
import type { Services } from '../../../services.ts'
import type { Handler } from '../../handler.ts'

const meanings = new WeakMap<Services['models'], ReturnType<typeof meaningOf>>()

export const getLikeness: Handler<'getLikeness'> = async ({ query, services: { models } }) => {
  const compare = meanings.get(models) ?? meaningOf(models)
  meanings.set(models, compare)
  const likeness = await compare(query.wish.toLowerCase())
  return { data: Object.fromEntries(models.map(({ id }, index) => [id, likeness[index] ?? 0])) }
}
