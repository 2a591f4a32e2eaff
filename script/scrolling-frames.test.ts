import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const roots = ['../packages/ui/src/', '../apps/web/src/'].map((path) => new URL(path, import.meta.url))

const sources = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') })),
)

/** Its picture covers the whole frame, and its buttons say how far it is enlarged. */
const shownOtherwise = ['zoom-pane.tsx']

test('each frame that scrolls shows where there is more', () => {
  const frames = sources.flatMap(({ name, text }) =>
    (text.match(/['"`][^'"`\n]*overflow-(?:[xy]-)?auto[^'"`\n]*['"`]/g) ?? []).map((classes) => ({ name, classes })),
  )
  expect(frames.length).toBeGreaterThan(20)
  const silent = frames.filter(({ classes }) => !classes.includes('scroll-edges-'))
  expect(silent.map(({ name }) => name.split('/').at(-1))).toEqual(shownOtherwise)
})
