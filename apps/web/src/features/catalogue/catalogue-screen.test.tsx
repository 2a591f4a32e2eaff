import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queued } from '../../testing/analysis.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { show } from '../../testing/show.tsx'

it('opens the first industry and its first subcategory', async () => {
  answer('getCatalogue', catalogue)
  show('/explore')
  expect(await screen.findByRole('tab', { name: 'All Models', selected: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Text', pressed: true })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Reviews' }).getAttribute('href')).toBe('/review-reader/text-upload')
  expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull()
})

it('takes industry and subcategory from the address and falls back where they do not fit', async () => {
  answer('getCatalogue', catalogue)
  show('/explore?industry=finance&subcategory=text')
  expect(await screen.findByRole('tab', { name: 'Finance', selected: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Documents', pressed: true })).toBeTruthy()
})

it('selects the first subcategory of an industry', async () => {
  answer('getCatalogue', catalogue)
  const user = show('/explore')
  await user.click(await screen.findByRole('tab', { name: 'Finance' }))
  expect(screen.getByRole('button', { name: 'Documents', pressed: true })).toBeTruthy()
  expect(screen.getByText('Papers of finance.')).toBeTruthy()
})

it('searches over all models as one types', async () => {
  answer('getCatalogue', catalogue)
  answer('getLikeness', {})
  const user = show('/explore')
  await screen.findByRole('link', { name: 'Reviews' })
  await user.type(screen.getByRole('searchbox', { name: 'Search all models' }), 'invoice fields')
  expect(await screen.findByRole('link', { name: 'Invoices' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Reviews' })).toBeNull()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'zebra')
  expect(await screen.findByText('No model speaks of that')).toBeTruthy()
})

it('finds by meaning what no model says in these words', async () => {
  answer('getCatalogue', catalogue)
  const [liked] = catalogue.models
  answer('getLikeness', { [liked?.id ?? '']: 0.6 })
  show('/explore?q=zebra')
  expect(await screen.findByRole('link', { name: liked?.name ?? '' })).toBeTruthy()
  expect(screen.getByText(/^1 model/)).toBeTruthy()
})

it('says so when there are no industries', async () => {
  answer('getCatalogue', { ...catalogue, industries: [] })
  show('/explore')
  expect((await screen.findByRole('alert')).textContent).toContain('Error: No valid industries available.')
})

it('warns of an industry without subcategories', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer('getCatalogue', {
    ...catalogue,
    industries: catalogue.industries.map((one) => ({ ...one, subcategories: [] })),
  })
  show('/explore?subcategory=text')
  await screen.findByRole('tab', { name: 'All Models', selected: true })
  expect(warn).toHaveBeenCalledWith('The industry general has no subcategories.')
})

it('offers another try when the catalogue cannot be loaded', async () => {
  refuse('getCatalogue', { code: 404, message: 'Not found', error: 'The catalogue is away.', problem: 'not-found' })
  const user = show('/explore')
  expect((await screen.findByRole('alert')).textContent).toContain('The catalogue is away.')
  answer('getCatalogue', catalogue)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Reviews' })).toBeTruthy()
})

it('runs a sample in one click and shows its progress', async () => {
  answer('getCatalogue', catalogue)
  const sent: string[] = []
  answer('analyze', queued, async (request) => {
    sent.push(await request.text())
  })
  answer('getAnalysis', {
    ...queued,
    input: { name: null, mediaType: null, size: null, url: null, companion: null, text: 'I love it.', options: {} },
    output: null,
    blocks: [],
    feedback: null,
    corrections: [],
    mayCorrect: false,
    shares: [],
    mine: true,
  })
  refuse('followAnalysis', { code: 503, message: 'No streams here', problem: 'engine-unavailable' })
  const user = show('/explore')
  const card = (await screen.findByRole('link', { name: 'Reviews' })).closest('li')
  if (!card) throw new Error('The card is not in a list.')
  await user.click(within(card).getByRole('button', { name: 'Run a sample of Reviews' }))
  expect((await screen.findByText('2 analyses are ahead')).getAttribute('role')).toBe('status')
  expect(sent).toEqual(['{"sample":"happy"}'])
})
