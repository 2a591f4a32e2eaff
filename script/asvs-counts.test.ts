import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../docs/ASVS.md', import.meta.url), 'utf8')

/** `| 1.2.3 | what | verdict | where |` */
const rows = [...page.matchAll(/^\| (\d+)\.\d+\.\d+ \| [^|]+ \| ([^|]+) \|/gm)].map(([, chapter, verdict = '']) => ({
  chapter: Number(chapter),
  verdict,
}))

type Row = (typeof rows)[number]
const count = (holds: (row: Row) => boolean) => rows.filter(holds).length
const besides = ({ chapter }: Row) => chapter !== 10 && chapter !== 17
const applies = ({ verdict }: Row) => verdict !== 'not applicable'

test('the page on ASVS counts its rows as they stand', () => {
  const said = [...page.matchAll(/^\| ([a-z][a-z, ]+) \| (\d+) \|$/gm)].map(([, verdict, sum]) => [
    verdict,
    Number(sum),
  ])
  expect(said).toHaveLength(6)
  expect(said).toEqual(said.map(([verdict]) => [verdict, count((row) => row.verdict === verdict)]))
  expect(rows).toHaveLength(253)
})

test('and says by numbers which of them apply', () => {
  const sums = {
    besides: count(besides),
    applyOfThese: count((row) => besides(row) && applies(row)),
    applyOfOauth: count((row) => row.chapter === 10 && applies(row)),
    apply: count(applies),
  }
  expect(sums).toEqual({ besides: 217, applyOfThese: 199, applyOfOauth: 8, apply: 207 })
  expect(page).toContain('Of the 253, 207 apply.')
})
