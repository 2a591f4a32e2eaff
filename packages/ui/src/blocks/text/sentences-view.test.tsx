import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SentencesView } from './sentences-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }
const items = [
  {
    text: 'The cloth is lovely.',
    score: 0.7,
    label: 'positive',
    spans: [{ start: 13, end: 19, weight: 1, label: 'praise' }],
  },
  { text: 'The seam tore.', score: -0.4, label: 'negative', spans: [] },
  { text: 'Send them home.', score: -1, label: 'harassment', strength: '98 %', spans: [] },
]

it('gives each sentence its score, and marks the words that it rests on', () => {
  render(
    <SentencesView block={{ kind: 'sentences', items, omitted: '12 more sentences are left out.' }} input={input} />,
  )
  expect(screen.getByText('lovely').title).toBe('praise')
  expect(screen.getByText('positive +0.70')).toBeTruthy()
  expect(screen.getByText('negative −0.40')).toBeTruthy()
  expect(screen.getByText('harassment 98 %')).toBeTruthy()
  expect(screen.getByText('12 more sentences are left out.')).toBeTruthy()
})
