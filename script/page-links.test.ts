import { readdir, readFile } from 'node:fs/promises'
import { pageAt } from '@vitrine/contracts/pages/page-at.ts'
import { pageHeads } from '@vitrine/contracts/pages/page-heads.ts'
import { addressesOf, type PageName, pages } from '@vitrine/contracts/pages/pages.ts'
import { expect, test } from 'vitest'
import { brand } from '../apps/web/src/config/brand.ts'
import { legal } from '../apps/web/src/config/legal.ts'

const source = new URL('../apps/web/src/', import.meta.url)
const files = (await readdir(source, { recursive: true })).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name),
)

test('no file writes a page’s address itself: links and routes come from the list', async () => {
  const own = (Object.keys(pages) as PageName[]).flatMap(addressesOf).filter((address) => address !== '/')
  const written = new RegExp(`["'\`](${own.join('|')})["'\`?/]`)
  for (const file of files) {
    const found = written.exec(await readFile(new URL(file, source), 'utf8'))
    expect(found?.[1], `${file} should take it from contracts/pages.ts`).toBeUndefined()
  }
})

test('the company’s own products that lie here lead to pages', () => {
  const own = brand.products.map(({ href }) => href).filter((href) => href.startsWith('/'))
  expect(own).not.toHaveLength(0)
  for (const href of own) expect(pageAt(href), href).not.toBeNull()
})

test.each(['privacy', 'terms'] as const)('the page %s is called as its head is', (page) => {
  expect(legal[page].title).toBe(pageHeads[page].title)
})
