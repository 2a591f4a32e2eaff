import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LabelsView } from './labels-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }
const items = [
  { label: 'Leaf scorch', confidence: 0.97 },
  { label: 'Angular leaf spot', confidence: 0.006 },
  { label: 'Septoria', confidence: 0.004 },
]
const drawn = (more: Partial<BlockOf<'labels'>>) =>
  renderToStaticMarkup(<LabelsView block={{ kind: 'labels', known: true, items, ...more }} input={input} />)

it('leaves out guesses that come to 0 %, but no independent class and never the best guess', () => {
  expect(drawn({})).toContain('Angular leaf spot')
  expect(drawn({})).not.toContain('Septoria')
  expect(drawn({ independent: true })).toContain('Septoria')
  expect(drawn({ items: [{ label: 'Septoria', confidence: 0.004 }] })).toContain('Septoria')
})
