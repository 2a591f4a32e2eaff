import { screen } from '@testing-library/react'
import type { Showcase } from '@vitrine/contracts/people/showcase.ts'
import { expect, it } from 'vitest'
import { queued } from '../../testing/analysis.ts'
import { answer, answerEvents, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { show } from '../../testing/show.tsx'
import { signIn } from '../../testing/sign-in.ts'

const open: Showcase = {
  state: 'open',
  name: 'Grace',
  greeting: 'As we said on Monday.',
  madeBy: 'Sam Sales',
  items: [{ model: 'review-reader', samples: ['happy'] }],
  runsLeft: 2,
  expiresAt: '2026-12-24T10:00:00.000Z',
}

it('shows what was chosen, from whom, until when and for how many runs', async () => {
  answer('getCatalogue', catalogue)
  answer('openShowcase', open)
  show('/showcase/token')
  expect(await screen.findByRole('heading', { name: 'Chosen for Grace' })).toBeTruthy()
  expect(screen.getByText('As we said on Monday.')).toBeTruthy()
  expect(screen.getByText('From Sam Sales')).toBeTruthy()
  expect(screen.getByText('2 runs left')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Run the sample A happy customer with Review reader' })).toBeTruthy()
})

it('runs a sample by the link and tells how far it is', async () => {
  answer('getCatalogue', catalogue)
  answer('openShowcase', open)
  const asked: unknown[] = []
  answer('runShowcaseSample', queued, async (request) => {
    asked.push(await request.json(), new URL(request.url).pathname)
    answer('openShowcase', { ...open, runsLeft: 1 })
  })
  answerEvents(queued)
  const user = show('/showcase/token')
  await user.click(await screen.findByRole('button', { name: /^Run the sample A happy customer/ }))
  expect(await screen.findByRole('region', { name: 'Progress' })).toBeTruthy()
  expect(asked).toEqual([{ model: 'review-reader', sample: 'happy' }, '/v1/showcase/token/runs'])
  expect(await screen.findByText('1 run left')).toBeTruthy()
})

it('says that all runs are used, and takes no more', async () => {
  answer('getCatalogue', catalogue)
  answer('openShowcase', { ...open, runsLeft: 0 })
  show('/showcase/token')
  expect(await screen.findByText('All runs of this link are used.')).toBeTruthy()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Run the sample/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it.each([
  [{ state: 'revoked' }, 'This link was taken back.'],
  [{ state: 'lapsed', expiresAt: '2026-01-01T00:00:00.000Z' }, 'This link has lapsed.'],
] as const)('says why a link no longer opens, and offers the demo request: %o', async (showcase, title) => {
  answer('openShowcase', showcase)
  const user = show('/showcase/token')
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Request a demo' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('asks for the sign-in where the link wants one, and shows the page once signed in', async () => {
  answer('getCatalogue', catalogue)
  answer('login', signIn)
  answer('openShowcase', { state: 'sign-in' })
  const user = show('/showcase/token')
  expect(await screen.findByRole('heading', { name: 'Log in to see what was chosen for you.' })).toBeTruthy()
  await user.click(screen.getByRole('main').querySelector('button') as HTMLButtonElement)
  expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeTruthy()
  answer('openShowcase', open)
  await user.type(screen.getByLabelText(/Email/), 'grace@example.com')
  await user.type(screen.getByLabelText(/Password/), 'a good password')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('heading', { name: 'Chosen for Grace' })).toBeTruthy()
})

it('says so where there is no such link, and offers another try where it cannot be read', async () => {
  refuse('openShowcase', { code: 404, message: 'There is no such showcase.', problem: 'not-found' })
  show('/showcase/token')
  expect(await screen.findByRole('heading', { name: 'There is no showcase at this address.' })).toBeTruthy()
})
