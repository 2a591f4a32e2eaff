import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const shown = (page: number, hasNext: boolean, busy = false) =>
  renderToStaticMarkup(
    <Pager label="feedback" page={page} hasNext={hasNext} busy={busy} onPrevious={() => {}} onNext={() => {}} />,
  )
const held = (markup: string) => [...markup.matchAll(/aria-disabled="true"[^>]*>([^<]+)/g)].map(([, name]) => name)

test('a list of one page has no pager', () => {
  expect(shown(0, false)).toBe('')
})

test('it leads back from the last page and on from the first, and nowhere while a page is loaded', () => {
  expect(held(shown(0, true))).toEqual(['Previous'])
  expect(held(shown(2, false))).toEqual(['Next'])
  expect(held(shown(1, true, true))).toEqual(['Previous', 'Next'])
  expect(shown(2, false)).toContain('Page 3')
})
