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

const page = readFileSync(new URL('attacks.md', docs), 'utf8')
const rows = [...page.matchAll(named)].map(([, file = '', title = '']) => [title, file])

test.each(rows)('the page on attacks names a test that is there: %s', (title, file) => {
  expect(hasTest(readFileSync(new URL(file, docs), 'utf8'), title)).toBe(true)
})

/** Which databases a test runs on: see vitest.config.ts. */
function runsOn(file: string): string {
  if (!file.endsWith('.integration.test.ts')) return 'none'
  return file.endsWith('.once.integration.test.ts') ? 'one' : 'both'
}

const firstDay = [...page.matchAll(/\| (both|one|none) \| \[[^\]]+\]\(([^)]+)\)/g)]

test('the first table says on which databases its tests run', () => {
  expect(firstDay.length).toBeGreaterThan(35)
  for (const [, said, file = ''] of firstDay) expect([file, said]).toEqual([file, runsOn(file)])
})

test('the check reads rows, and misses a test that is not there', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(hasTest(`test('a door is shut', () => {})`, 'a door is open')).toBe(false)
  expect(hasTest(`test.each(words)('%s is refused', () => {})`, 'summer is refused')).toBe(true)
})
