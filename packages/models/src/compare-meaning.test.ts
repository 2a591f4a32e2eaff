import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { meaningOf } from './compare-meaning.ts'
import { models } from './registry.ts'

const compare = meaningOf(models)

async function likest(words: string): Promise<string> {
  const likeness = await compare(words)
  expect(likeness).toHaveLength(models.length)
  return at(models, likeness.indexOf(Math.max(...likeness))).id
}

// Words that no model's page has.
test.each([
  ['profanity filter', 'text-moderation'],
  ['leaves turning yellow', 'plantdisease'],
  ['plasmodium on blood film', 'parasitesclassification'],
  ['dashcam footage', 'video-qa'],
])('%s is most like %s', async (words, id) => {
  expect(await likest(words)).toBe(id)
})

test('wishes that come together are each answered, and one that was asked before is not compared again', async () => {
  const [one, other] = await Promise.all([likest('abusive language detection'), likest('predict weekly demand')])
  expect([one, other]).toEqual(['text-moderation', 'retail-demand-planning'])
  expect(compare('profanity filter')).toBe(compare('profanity filter'))
})
