import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { succeeded } from '../../testing/analysis.ts'
import { ResultFooter } from './result-footer.tsx'

const engine = { name: 'Leaf reader', version: '17', note: null }
const answeredBy = () => screen.getByText('Answered by').nextElementSibling?.textContent

it('says a version once: an engine of ours has the model’s, a provider its own', () => {
  const { rerender } = render(
    <ResultFooter analysis={{ ...succeeded, modelVersion: 17, engine: { ...engine, kind: 'embedded' } }} />,
  )
  expect(answeredBy()).toBe('Leaf readerruns on this server')
  expect(screen.getAllByText(/\b17\b/)).toHaveLength(1)
  rerender(<ResultFooter analysis={{ ...succeeded, engine: { ...engine, kind: 'provider' } }} />)
  expect(answeredBy()).toContain('Leaf reader 17')
})
