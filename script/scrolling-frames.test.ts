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

/** The keyboard comes to what these hold: buttons and fields. */
const holdControls = [
  'files-input.tsx',
  'transcript-view.tsx',
  'timeline-view.tsx',
  'boxes-on-image-view.tsx',
  'box-filters.tsx',
]

test('each frame of a limited height that scrolls is reached by keyboard', () => {
  const limited = sources.filter(({ text }) =>
    /['"`][^'"`\n]*max-h-[^'"`\n]*overflow-(?:y-)?auto[^'"`\n]*['"`]/.test(text),
  )
  expect(limited.length).toBeGreaterThan(10)
  const unreached = limited.filter(({ text }) => !text.includes('tabIndex={0}'))
  expect(unreached.map(({ name }) => name.split('/').at(-1) ?? name).toSorted()).toEqual(holdControls.toSorted())
})
