import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queued, succeeded } from '../../testing/analysis.ts'
import { answer, answerEvents, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { show } from '../../testing/show.tsx'

const withInvoices = {
  ...catalogue,
  models: catalogue.models.map((model) => ({ ...model, id: 'invoices-extraction' })),
}

it('runs the sample that the hero shows, there and then', async () => {
  answer('getCatalogue', withInvoices)
  const asked: unknown[] = []
  answer('analyze', queued, async (request) => {
    asked.push(await request.clone().json())
  })
  answerEvents({ ...queued, status: 'succeeded', revision: 3 })
  answer('getAnalysis', succeeded)
  const user = show('/')
  // A click before the rest of the page has loaded.
  await user.click(await screen.findByRole('button', { name: 'Run this sample now' }))
  expect(await screen.findByText('Positive, mostly about the price.')).toBeTruthy()
  expect(screen.getByText('Positive').nextSibling?.textContent).toBe('93 %')
  expect(screen.getByText('Answered in 1.5 s')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the whole result' }).getAttribute('href')).toBe(
    '/results/sentimental?analysis=a1',
  )
  expect(asked).toEqual([expect.objectContaining({ sample: 'happy' })])
  // When the next model is shown, its picture is shown again.
  await user.click(screen.getByRole('button', { name: 'Blood cells' }))
  expect(screen.getByRole('img', { name: /blood smear/ })).toBeTruthy()
  expect(screen.queryByText('Positive, mostly about the price.')).toBeNull()
})

it('says why a sample could not be run', async () => {
  answer('getCatalogue', withInvoices)
  refuse('analyze', { code: 429, problem: 'rate-limited', message: 'Too many runs from here. Try again in a minute.' })
  const user = show('/')
  await user.click(await screen.findByRole('button', { name: 'Run this sample now' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many runs from here.')
})

it('has words for a failure that has none', async () => {
  answer('getCatalogue', withInvoices)
  refuse('analyze', { code: 500, problem: 'internal', message: '' })
  const user = show('/')
  await user.click(await screen.findByRole('button', { name: 'Run this sample now' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Unknown error occurred')
})
