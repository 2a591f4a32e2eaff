import { act, screen, waitFor } from '@testing-library/react'
import { get } from 'idb-keyval'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { goTo } from '../../lib/screen/navigation.ts'
import { session } from '../../lib/session/current-session.ts'
import { queued, running, succeeded } from '../../testing/analysis.ts'
import { answer, answerEvents, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { server } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { signIn } from '../../testing/sign-in.ts'

it('rejects an empty text before sending anything', async () => {
  answer('getCatalogue', catalogue)
  const user = show('/review-reader/text-upload')
  await user.click(await screen.findByRole('button', { name: 'Run' }))
  expect(screen.getByRole('alert').textContent).toContain('Text is required for this model')
})

it('rejects a file of the wrong type in words that name the right ones', async () => {
  answer('getCatalogue', catalogue)
  const user = show('/invoice-reader/file-upload')
  const chooser = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })
  chooser.removeAttribute('accept')
  await user.upload(chooser, new File(['x'], 'sheet.xlsx'))
  expect((await screen.findByRole('alert')).textContent).toContain('Invoice reader accepts PNG or PDF.')
})

describe('a model that takes a table beside a picture', () => {
  const companion = {
    field: 'table' as const,
    label: 'Herd table',
    help: 'One row per cow.',
    supportedFiles: ['xlsx', 'csv'],
  }
  const paired = {
    ...catalogue,
    models: catalogue.models.map((model) => (model.fileType === 'file' ? { ...model, companion } : model)),
  }
  const picture = new File(['x'], 'cow.png', { type: 'image/png' })
  const table = new File(['cow\n1\n'], 'herd.csv', { type: 'text/csv' })

  it('sends both, each in its field', async () => {
    session.send({ kind: 'signed-in', signIn })
    answer('getCatalogue', paired)
    const sent = vi.fn()
    server.use(
      http.post('*/api/analyze/invoice-reader', async ({ request }) => {
        const form = await request.formData()
        sent([...form.entries()].map(([field, value]) => [field, value instanceof File ? value.name : value]))
        return HttpResponse.json({ success: false, code: 503, message: 'Busy' }, { status: 503 })
      }),
    )
    const user = show('/invoice-reader/file-upload')
    await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), picture)
    await user.upload(screen.getByLabelText('Choose a file for Herd table'), table)
    expect(screen.getByRole('group', { name: 'Herd table' }).textContent).toContain('herd.csv')
    await user.click(screen.getByRole('button', { name: 'Run' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith([
        ['file', 'cow.png'],
        ['table', 'herd.csv'],
      ]),
    )
  })

  it('puts a table that is dropped alone into its own place, and rejects what is none', async () => {
    answer('getCatalogue', paired)
    const user = show('/invoice-reader/file-upload')
    const chooser = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })
    chooser.removeAttribute('accept')
    await user.upload(chooser, table)
    const place = screen.getByRole('group', { name: 'Herd table' })
    expect(place.textContent).toContain('herd.csv')
    await user.click(screen.getByRole('button', { name: 'Remove the herd table' }))
    expect(place.textContent).toContain('optional')
    const beside = screen.getByLabelText<HTMLInputElement>('Choose a file for Herd table')
    beside.removeAttribute('accept')
    await user.upload(beside, picture)
    expect((await screen.findByRole('alert')).textContent).toContain('Invoice reader accepts Excel (xlsx) or CSV.')
  })
})

it('asks a visitor with a text of their own to sign in, and keeps the text', async () => {
  answer('getCatalogue', catalogue)
  const user = show('/review-reader/text-upload')
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Nice chair.')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(await screen.findByRole('dialog', { name: 'Request Demo to Explore' })).toBeTruthy()
  expect(screen.getByDisplayValue('Nice chair.')).toBeTruthy()
})

it('runs a signed-in person’s text and leads to the result', async () => {
  session.send({ kind: 'signed-in', signIn })
  answer('getCatalogue', catalogue)
  answer('analyze', queued)
  answer('getAnalysis', succeeded)
  refuse('followAnalysis', { code: 503, message: 'No streams here', problem: 'engine-unavailable' })
  const user = show('/review-reader/text-upload')
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'I love it.')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: succeeded.summary ?? '' }, { timeout: 5000 })).toBeTruthy()
})

it('shows the server’s refusal with its hint and keeps the text', async () => {
  session.send({ kind: 'signed-in', signIn })
  answer('getCatalogue', catalogue)
  refuse('analyze', {
    code: 422,
    message: 'Bad',
    error: 'The text is too short.',
    hint: 'Write a sentence.',
    problem: 'text-too-short',
  })
  const user = show('/review-reader/text-upload')
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'ok')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The text is too short.Write a sentence.')
  expect(screen.getByDisplayValue('ok')).toBeTruthy()
})

it('a sample fills the form with its own options and runs with just them', async () => {
  const [reader, invoices] = catalogue.models
  if (!reader || !invoices) throw new Error('The test catalogue has changed.')
  answer('getCatalogue', {
    ...catalogue,
    models: [
      {
        ...reader,
        samples: reader.samples.map((sample) => ({ ...sample, options: { duration: 4 } })),
        options: [{ kind: 'integer', name: 'duration', label: 'Weeks', help: 'How far.', default: 1, min: 1, max: 9 }],
      },
      invoices,
    ],
  })
  const sent = vi.fn()
  answer('analyze', queued, async (request) => sent(await request.json()))
  answer('getAnalysis', { ...succeeded, status: 'failed', failure: { problem: 'x', error: 'Too short.', hint: null } })
  refuse('followAnalysis', { code: 503, message: 'No streams here', problem: 'engine-unavailable' })
  const user = show('/review-reader/text-upload')
  await user.click(await screen.findByRole('button', { name: 'Run the sample A happy customer' }))
  expect(await screen.findByText('Too short.', {}, { timeout: 10_000 })).toBeTruthy()
  expect(sent.mock.calls).toEqual([[{ sample: 'happy', duration: 4 }]])
  expect(screen.getByDisplayValue('I love it.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/Weeks/).value).toBe('4')
}, 30_000)

it('comes back to a run that the address names, with what was put in', async () => {
  answer('getCatalogue', catalogue)
  answer('getAnalysis', {
    ...succeeded,
    ...running,
    sampleId: 'happy',
    input: { ...succeeded.input, text: 'I love it.' },
  })
  answerEvents(running)
  show('/review-reader/text-upload?analysis=a1')
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(await screen.findByDisplayValue('I love it.')).toBeTruthy()
})

it('leads an unknown model to / with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer('getCatalogue', catalogue)
  show('/no-such-model/text-upload')
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Unknown model: no-such-model'))
  expect(await screen.findByRole('heading', { name: 'AI you can check before you trust it.' })).toBeTruthy()
})

it('locks a feature for visitors where its samples are not for them', async () => {
  answer('getCatalogue', {
    ...catalogue,
    models: catalogue.models.map((model) => ({ ...model, samplesForVisitors: false })),
  })
  show('/review-reader/text-upload')
  expect(await screen.findByRole('heading', { name: 'Feature Locked' })).toBeTruthy()
})

const signInAgain = () => act(() => session.send({ kind: 'signed-in', signIn }))
const endSession = () => act(() => session.send({ kind: 'unauthorised' }))
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Text')

describe('what was typed when a session ends', () => {
  const typed = 'The kettle broke after a week.'

  it('is offered after signing in again, and stands in the form without being run', async () => {
    answer('getCatalogue', catalogue)
    signInAgain()
    const user = show('/review-reader/text-upload')
    await user.type(await field(), typed)
    endSession()
    await screen.findByText('Session expired, please log in again.')
    signInAgain()
    expect(await screen.findByText('What you typed is still here.')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Continue with Review reader' }))
    const again = await field()
    await waitFor(() => expect(again.value).toBe(typed))
    expect(screen.getByRole('button', { name: 'Run' })).toBeTruthy()
  })

  it('is not there for somebody else, nor for who left it behind', async () => {
    answer('getCatalogue', catalogue)
    signInAgain()
    const user = show('/review-reader/text-upload')
    await user.type(await field(), typed)
    endSession()
    answer('getDraftKey', { key: btoa('b'.repeat(32)) })
    act(() => session.send({ kind: 'signed-in', signIn: { ...signIn, user: { ...signIn.user, id: 'u2' } } }))
    await screen.findByRole('banner')
    act(() => goTo('/review-reader/text-upload'))
    const other = await field()
    await user.type(other, 'Mine.')
    expect(other.value).toBe('Mine.')
    act(() => goTo('/'))
    await waitFor(async () => expect(await get('sealed-draft')).toBeUndefined())
  })
})
