import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const docs = new URL('../docs/', import.meta.url)

/** `[name](file): title |` at the end of a row. */
const named = /\[[^\]]+\]\(([^)]+)\): (.+) \|$/gm

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** A title is verbatim, or of a parameterised test with placeholders. */
function hasTest(source: string, title: string): boolean {
  const quoted = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text)
  const titles = quoted.filter((text) => /\w{3}/.test(text.replace(/%[sj]/g, '')))
  return titles.some((text) => new RegExp(`^${escaped(text).replace(/%[sj]/g, '.+')}$`).test(title))
}

const rows = [...readFileSync(new URL('attacks.md', docs), 'utf8').matchAll(named)].map(([, file = '', title = '']) => [
  title,
  file,
])

test.each(rows)('the page on attacks names a test that is there: %s', (title, file) => {
  expect(hasTest(readFileSync(new URL(file, docs), 'utf8'), title)).toBe(true)
})

test('the check reads rows, and misses a test that is not there', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(hasTest(`test('a door is shut', () => {})`, 'a door is open')).toBe(false)
  expect(hasTest(`test.each(words)('%s is refused', () => {})`, 'summer is refused')).toBe(true)
})
