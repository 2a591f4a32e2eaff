import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import BoxesOnImageView from './boxes-on-image-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }
const objects: BlockOf<'boxes-on-image'>['objects'] = [
  { label: 'Looked here most', confidence: 0.42, box: [0, 0, 1, 1] },
]
const drawn = (heatMap: { label: string; columns: number; rows: number; values: number[] } | null) =>
  renderToStaticMarkup(<BoxesOnImageView block={{ kind: 'boxes-on-image', objects, heatMap }} input={input} />)

it('gives the confidence of what was found, and none for where a classifier looked', () => {
  expect(drawn(null)).toContain('42 %')
  const looked = drawn({ label: 'What spoke for rust', columns: 1, rows: 1, values: [1] })
  expect(looked).toContain('Looked here most')
  expect(looked).not.toContain('42 %')
})

const elbows = (...confidences: number[]) =>
  renderToStaticMarkup(
    <BoxesOnImageView
      block={{
        kind: 'boxes-on-image',
        heatMap: null,
        objects: confidences.map((confidence) => ({ label: 'Elbow', confidence, box: [0, 0, 1, 1] })),
      }}
      input={input}
    />,
  )

it('offers no slider of confidences where all are the same', () => {
  expect(elbows(0.7, 0.7, 0.7)).not.toContain('type="range"')
  expect(elbows(0.7, 0.7, 0.9)).toContain('type="range"')
})
