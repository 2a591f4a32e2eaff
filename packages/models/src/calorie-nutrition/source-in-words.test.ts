import { expect, test } from 'vitest'
import facts from './facts.json' with { type: 'json' }
import { sourceInWords } from './source-in-words.ts'

test.each([
  ['EGG,WHL,CKD,SCRMBLD', 'Egg, whole, cooked, scrambled'],
  ['SPINACH,CKD,BLD,DRND,WO/ SALT', 'Spinach, cooked, boiled, drained, without salt'],
  ['MILK,WHL,3.25% MILKFAT,W/ ADDED VITAMIN D', 'Milk, whole, 3.25% milkfat, with added vitamin D'],
  ['PORK,FRSH,BACKRIBS,LN&FAT,CKD,RSTD', 'Pork, fresh, backribs, lean and fat, cooked, roasted'],
  ['TOMATOES,RED,RIPE,RAW,YEAR RND AVERAGE', 'Tomatoes, red, ripe, raw, year round average'],
])('%s', (description, words) => expect(sourceInWords(description)).toBe(words))

test('no food of the source keeps a word without a vowel', () => {
  const descriptions = [...JSON.stringify(facts).matchAll(/"description":"([^"\\]*)/g)].map(([, text]) => text ?? '')
  expect(descriptions.length).toBeGreaterThan(30)
  const kept = descriptions.flatMap((text) => sourceInWords(text).match(/\b[b-df-hj-np-tv-xz]{2,}\b/gi) ?? [])
  expect(kept).toEqual([])
})
