import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { session } from '../lib/session/current-session.ts'
import { queued, succeeded } from '../testing/analysis.ts'
import { answer, answerEvents, refuse } from '../testing/answer.ts'
import { catalogue } from '../testing/catalogue.ts'
import { loadAgain } from '../testing/load-again.ts'
import { show } from '../testing/show.tsx'
import { signIn } from '../testing/sign-in.ts'

let hanging = Promise.withResolvers<void>()
// Requests that hang past a test's end would be reported as errors.
afterEach(() => {
  hanging.resolve()
  hanging = Promise.withResolvers()
})

/** Records the key and body of each request. From now on `name` gets no answer. */
function recordUnanswered(name: 'analyze' | 'runShowcaseSample') {
  const sent: { key: string | null; body: unknown }[] = []
  const record = async (request: Request) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.clone().json() })
  }
  answer(name, queued, async (request) => {
    await record(request)
    await hanging.promise
  })
  return { sent, record }
}

describe('a page that is loaded again before the server has answered', () => {
  it.each([
    ['a visitor’s sample', '/review-reader/text-upload', /^Run the sample A happy customer/],
    ['a sample of the catalogue', '/explore', /^Run a sample of Reviews/],
  ])('sends %s once more under its key', async (_, address, button) => {
    answer('getCatalogue', catalogue)
    const { sent, record } = recordUnanswered('analyze')
    const user = show(address)
    await user.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(sent).toHaveLength(1))
    answer('analyze', queued, record)
    answerEvents({ ...queued, status: 'succeeded', revision: 3 })
    answer('getAnalysis', succeeded)
    loadAgain(address)
    expect(await screen.findByRole('heading', { name: succeeded.summary ?? '' })).toBeTruthy()
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
  })

  // Files are stored too, but not by this environment's database: e2e/reload-while-sending.spec.ts covers them.
  it('fills the form with a signed-in person’s text and sends it again', async () => {
    session.send({ kind: 'signed-in', signIn })
    answer('getCatalogue', catalogue)
    const { sent, record } = recordUnanswered('analyze')
    const address = '/review-reader/text-upload'
    const user = show(address)
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'A fine chair.')
    await user.click(screen.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    answer('analyze', queued, record)
    answerEvents(queued)
    loadAgain(address)
    expect(await screen.findByDisplayValue('A fine chair.')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Progress' })).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  })

  it('gives the next person nothing of what another was sending', async () => {
    session.send({ kind: 'signed-in', signIn })
    answer('getCatalogue', catalogue)
    const { sent } = recordUnanswered('analyze')
    const user = show('/review-reader/text-upload')
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Mine alone.')
    await user.click(screen.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    window.localStorage.clear()
    session.restore()
    loadAgain('/review-reader/text-upload')
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })).value).toBe('')
    expect(sent).toHaveLength(1)
  })

  it('sends nothing again that was refused', async () => {
    answer('getCatalogue', catalogue)
    refuse('analyze', { code: 429, problem: 'rate-limited', message: 'Too many runs from here.' })
    const user = show('/review-reader/text-upload')
    await user.click(await screen.findByRole('button', { name: /^Run the sample A happy customer/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Too many runs from here.')
    const { sent } = recordUnanswered('analyze')
    loadAgain('/review-reader/text-upload')
    await screen.findByRole('button', { name: 'Run' })
    expect(sent).toEqual([])
  })

  it('sends a showcase’s sample once more under its key', async () => {
    answer('getCatalogue', catalogue)
    answer('openShowcase', {
      state: 'open',
      name: 'Grace',
      greeting: '',
      madeBy: null,
      items: [{ model: 'review-reader', samples: ['happy'] }],
      runsLeft: 1,
      expiresAt: '2026-12-24T10:00:00.000Z',
    })
    const { sent, record } = recordUnanswered('runShowcaseSample')
    const user = show('/showcase/token')
    await user.click(await screen.findByRole('button', { name: /^Run the sample A happy customer/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    answer('runShowcaseSample', queued, record)
    answerEvents(queued)
    loadAgain('/showcase/token')
    expect(await screen.findByRole('region', { name: 'Progress' })).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('the landing page’s run', () => {
  const withInvoices = {
    ...catalogue,
    models: catalogue.models.map((model) => ({ ...model, id: 'invoices-extraction' })),
  }

  it('is sent once more under its key where it was not answered, and its answer is there after a further reload', async () => {
    answer('getCatalogue', withInvoices)
    const { sent, record } = recordUnanswered('analyze')
    const user = show('/')
    await user.click(await screen.findByRole('button', { name: 'Run this sample now' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    answer('analyze', queued, record)
    answerEvents({ ...queued, status: 'succeeded', revision: 3 })
    answer('getAnalysis', succeeded)
    loadAgain('/')
    expect(await screen.findByText('Positive, mostly about the price.')).toBeTruthy()
    expect(sent[1]).toEqual(sent[0])
    loadAgain('/')
    expect(await screen.findByText('Positive, mostly about the price.')).toBeTruthy()
    expect(sent).toHaveLength(2)
  })

  it('is forgotten without a word where it was deleted meanwhile', async () => {
    answer('getCatalogue', withInvoices)
    window.sessionStorage.setItem(
      'heroRun',
      JSON.stringify({ model: 'invoices-extraction', key: 'k', analysis: 'gone' }),
    )
    refuse('getAnalysis', { code: 404, problem: 'not-found', message: 'There is no such analysis.' })
    show('/')
    await waitFor(() => expect(window.sessionStorage.getItem('heroRun')).toBeNull())
    expect(await screen.findByRole('button', { name: 'Run this sample now' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
