import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelsView } from './labels-view.tsx'
import type { ViewProps } from './view.ts'

const input = { name: null, mediaType: null, url: null, text: null }
const items = [
  { label: 'Wheat', confidence: 0.91 },
  { label: 'Barley', confidence: 0.06 },
]
const shown = (block: Omit<ViewProps<'labels'>['block'], 'kind' | 'items'>) =>
  renderToStaticMarkup(<LabelsView block={{ kind: 'labels', items, ...block }} input={input} />)

test('the best label leads, with its confidence', () => {
  const markup = shown({ known: true, independent: false })
  expect(markup).toMatch(/text-xl[^>]*>Wheat/)
  expect(markup).not.toMatch(/text-xl[^>]*>Barley/)
  expect(markup).not.toContain('none of what the model knows')
})

test('of what the model does not know none leads, and it says so', () => {
  const markup = shown({ known: false, independent: false })
  expect(markup).toContain('This is none of what the model knows.')
  expect(markup).not.toContain('text-xl')
})

test('labels that do not exclude each other each stand for themselves', () => {
  const markup = shown({ known: true, independent: true })
  expect(markup).not.toContain('text-xl')
  expect(markup.match(/bg-accent/g)).toHaveLength(1)
})
