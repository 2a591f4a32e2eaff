import { expect, test } from 'vitest'
import { pageAt } from './page-at.ts'
import { pageHeads } from './page-heads.ts'
import { addressesOf, type PageName, pages, resultAddress, runAddress } from './pages.ts'

test('every address of a page is that page, and no two pages share one', () => {
  for (const name of Object.keys(pages) as PageName[]) {
    for (const address of addressesOf(name)) expect(pageAt(address.replaceAll(/:\w+/g, 'some-1')), address).toBe(name)
  }
  const addresses = (Object.keys(pages) as PageName[]).flatMap(addressesOf)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  '/nothing',
  '/results/nothing',
  '/admin/nothing',
  '/m/nothing-upload',
  '/a/b/image-upload',
  '/explore/',
  '',
])('%j is no page', (path) => {
  expect(pageAt(path)).toBeNull()
})

test('a listed part has an address for each of its values', () => {
  expect(addressesOf('result')).toContain('/results/normalaudio')
  expect(addressesOf('run')).toContain('/:modelId/image-gen')
  expect(addressesOf('explore')).toEqual(['/explore'])
})

test('what is written of a model’s screens leads to them', () => {
  for (const interaction of ['form', 'chat', 'topic', 'image'] as const) {
    for (const fileType of ['image', 'audio', 'video', 'file', 'text']) {
      expect(pageAt(runAddress({ id: 'm', fileType, interaction }))).toBe('run')
    }
  }
  expect(pageAt(resultAddress('normalaudio'))).toBe('result')
  expect(pageAt(resultAddress('pdfqa'))).toBe('chat')
  expect(pageAt(resultAddress(''))).toBe('generated')
})

test('each title is told once among the pages that are found by a search', () => {
  const titles = Object.values(pageHeads).flatMap((head) => ('private' in head ? [] : [head.title]))
  expect(new Set(titles).size).toBe(titles.length)
})
