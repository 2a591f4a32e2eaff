import { expect, test } from 'vitest'
import { withRowsReplaced } from './performance-page.ts'
import type { Row } from './row.ts'

const row = (what: string, ours: string): Row => ({ what, bare: '1 s', ours, result: '2', aim: '', met: true })

const page = `# Performance

Written by \`script/bench\` on 2026-01-01.
Times of one run are not comparable.

| what | bare | ours | result | aim | met |
|---|---|---|---|---|---|
| start | 1 s | 9 s | 9 |  | no |
| readers | 1 s | 3 s | 3 |  | yes |
`

test('the rows of a measure that ran again take the place of its older ones, and the page says so', () => {
  const once = withRowsReplaced(page, 'start', [row('start', '2 s'), row('memory', '5 MB')], '2026-02-02')
  expect(once).toContain('Times of one run are not comparable.\nMeasured again since: start (2026-02-02).\n\n| what')
  expect(once).toContain('| start | 1 s | 2 s | 2 |  | yes |\n| readers | 1 s | 3 s | 3 |  | yes |\n| memory')
  expect(once).not.toContain('9 s')

  const twice = withRowsReplaced(once, 'readers', [row('readers', '4 s')], '2026-02-03')
  const thrice = withRowsReplaced(twice, 'start', [row('start', '1 s')], '2026-02-04')
  expect(thrice).toContain('Measured again since: readers (2026-02-03), start (2026-02-04).')
})
