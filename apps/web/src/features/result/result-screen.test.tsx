import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Place } from '@vitrine/contracts/blocks/place.ts'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { queued, succeeded } from '../../testing/analysis.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { server } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'

/** Where a document's value is. */
const place: Place = { page: 1, box: [0.1, 0.1, 0.2, 0.2] }

it('shows the answer, its engine and its confidence by the address alone', async () => {
  answer('getCatalogue', catalogue)
  answer('getAnalysis', succeeded)
  show('/results/sentimental?analysis=a1')
  expect(await screen.findByRole('heading', { name: 'Positive, mostly about the price.' })).toBeTruthy()
  expect(screen.getByText('love').tagName).toBe('MARK')
  expect(screen.getByText('I love it. It broke.')).toBeTruthy()
  expect(screen.getByText('Test engine')).toBeTruthy()
  expect(screen.getByText('1.5 s')).toBeTruthy()
  expect(screen.getAllByText('Very sure · 93 %').length).toBeGreaterThan(0)
})

it('says before the answer that it is one of a part of the page', async () => {
  const note = 'This is a partial answer: 9 lines on page 2 stayed unread.'
  answer('getCatalogue', catalogue)
  answer('getAnalysis', { ...succeeded, engine: { kind: 'embedded', name: 'Test engine', version: '1', note } })
  show('/results/sentimental?analysis=a1')
  const said = await screen.findByText(note)
  const verdict = screen.getByText('Was this right?')
  expect(said.compareDocumentPosition(screen.getByText('I love it. It broke.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(said.compareDocumentPosition(verdict)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows what a text file says, beside its name', async () => {
  answer('getCatalogue', catalogue)
  const url = 'http://localhost:3000/files/talk.txt'
  server.use(http.get(url, () => new HttpResponse('MAREN: We launch on 8 July.')))
  const input = { ...succeeded.input, text: null, name: 'talk.txt', mediaType: 'text/plain', url }
  answer('getAnalysis', { ...succeeded, input })
  show('/results/file?analysis=a1')
  expect(await screen.findByText('MAREN: We launch on 8 July.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(url)
})

it('hands a shared link’s token on', async () => {
  answer('getCatalogue', catalogue)
  const asked: string[] = []
  answer('getAnalysis', { ...succeeded, mine: false }, (request) => {
    asked.push(new URL(request.url).search)
  })
  show('/results/sentimental?analysis=a1&share=s.t')
  await screen.findByRole('heading', { name: 'Positive, mostly about the price.' })
  expect(asked).toEqual(['?share=s.t'])
  expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull()
})

it('takes a verdict and a comment', async () => {
  answer('getCatalogue', catalogue)
  answer('getAnalysis', succeeded)
  const given: unknown[] = []
  answer('giveFeedback', { verdict: 'wrong' }, async (request) => {
    given.push(await request.json())
  })
  const user = show('/results/sentimental?analysis=a1')
  await user.click(await screen.findByRole('button', { name: 'No' }))
  await user.type(screen.getByRole('textbox', { name: 'What was not right?' }), 'It broke')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(
    await screen.findByText('Thank you. We keep what you said for up to 400 days, also when this result is deleted.'),
  ).toBeTruthy()
  expect(given).toEqual([{ verdict: 'wrong' }, { verdict: 'wrong', comment: 'It broke' }])
})

it('shows fields and lines of a document in tabs, and several tables together', async () => {
  const number = { name: 'number', label: 'Number', value: 'A-17', confidence: 0.9, place }
  const lines = {
    kind: 'table' as const,
    title: 'Lines',
    columns: [{ label: 'Amount', align: 'end' as const }],
    rows: [[{ value: '12.00 EUR' }]],
  }
  const blocks = [
    { kind: 'fields' as const, items: [number] },
    lines,
    { kind: 'pages' as const, pages: [{ aspectRatio: 0.7 }], highlights: [] },
  ]
  answer('getCatalogue', catalogue)
  answer('getAnalysis', { ...succeeded, blocks })
  const user = show('/results/file?analysis=a1')
  const tab = await screen.findByRole('tab', { name: 'Lines (1)', selected: false })
  expect(screen.getByRole('tabpanel', { name: 'Fields' }).textContent).toContain('A-17')
  await user.click(tab)
  expect(screen.getByRole('tabpanel', { name: 'Lines (1)' }).dataset['state']).toBe('active')
  cleanup()
  answer('getAnalysis', { ...succeeded, blocks: [...blocks, { ...lines, title: 'Taxes' }] })
  show('/results/file?analysis=a2')
  expect(await screen.findByRole('heading', { name: 'Taxes' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Lines (1)' })).toBeNull()
})

it('says what failed and what to do', async () => {
  answer('getCatalogue', catalogue)
  answer('getAnalysis', {
    ...succeeded,
    status: 'failed',
    blocks: [],
    failure: { problem: 'pdf-encrypted', error: 'The PDF is protected by a password.', hint: 'Remove the password.' },
  })
  show('/results/file?analysis=a1')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The PDF is protected by a password.')
  expect(alert.textContent).toContain('Remove the password.')
})

it('says so when there is no result at the address', async () => {
  refuse('getAnalysis', { code: 404, message: 'Not found', error: 'There is no such analysis.', problem: 'not-found' })
  show('/results/file?analysis=gone')
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such analysis.')
})

it('asks to process a file when the address names none', async () => {
  show('/results/pdfqa')
  expect(await screen.findByText('No results available. Please go back and process a file.')).toBeTruthy()
})

it('a visitor finds the next steps under a result', async () => {
  answer('getCatalogue', catalogue)
  answer('getAnalysis', { ...succeeded, sampleId: 'happy' })
  const sent = vi.fn()
  answer('analyze', { ...queued, id: 'a2' }, async (request) => sent(await request.json()))
  const user = show('/results/sentimental?analysis=a1')
  const next = within(await screen.findByRole('region', { name: 'What next?' }))
  await waitFor(() =>
    expect(next.getByRole('link', { name: 'Change and run again' }).getAttribute('href')).toBe(
      '/review-reader/text-upload?from=a1',
    ),
  )
  expect(next.getByRole('link', { name: 'Try your own' })).toBeTruthy()
  expect(next.getByRole('button', { name: 'Request a demo' })).toBeTruthy()
  expect(next.getByRole('button', { name: 'Copy link to share' })).toBeTruthy()
  await user.click(next.getByRole('button', { name: 'Run again' }))
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ sample: 'happy' }]]))
})

it('lets a document’s values be put right in place, marks them, and takes them back', async () => {
  const number = { name: 'number', label: 'Number', value: 'A-17', confidence: 0.9, place }
  const pages = { kind: 'pages' as const, pages: [{ aspectRatio: 0.7, text: 'Invoice A-11' }], highlights: [] }
  const read = { ...succeeded, blocks: [pages, { kind: 'fields' as const, items: [number] }] }
  const { place: _, ...unplaced } = number
  const item = { ...unplaced, place: null, value: 'A-11', confidence: null, correctedFrom: 'A-17' }
  const corrected = { ...read, blocks: [pages, { kind: 'fields' as const, items: [item] }] }
  answer('getCatalogue', catalogue)
  answer('getAnalysis', read)
  const said: unknown[] = []
  answer('correctValue', [], async (request) => {
    said.push(await request.json())
    answer('getAnalysis', corrected)
  })
  const undone: string[] = []
  answer('undoCorrection', [], (request) => {
    undone.push(new URL(request.url).pathname)
    answer('getAnalysis', read)
  })
  const user = show('/results/file?analysis=a1')
  await user.click(await screen.findByRole('tab', { name: 'Raw text' }))
  expect(screen.getByText('Invoice A-11')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Fields' }))
  expect(screen.queryByRole('button', { name: 'Correct Number' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Correct values' }))
  await user.click(await screen.findByRole('button', { name: 'Correct Number' }))
  const field = screen.getByRole('textbox', { name: 'Number, corrected' })
  await user.clear(field)
  await user.type(field, 'A-11')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('corrected, was A-17')).toBeTruthy()
  expect(said).toEqual([{ place: '1.0', value: 'A-11' }])
  await user.click(await screen.findByRole('button', { name: 'Take the correction of Number back' }))
  await waitFor(() => expect(screen.queryByText('corrected, was A-17')).toBeNull())
  expect(undone).toEqual(['/api/analyses/a1/corrections/1.0'])
})

it('keeps what was typed where a correction is refused, and lets nobody else correct', async () => {
  const number = { name: 'number', label: 'Number', value: 'A-17', confidence: 0.9, place: null }
  const pages = { kind: 'pages' as const, pages: [{ aspectRatio: 0.7 }], highlights: [] }
  const read = { ...succeeded, blocks: [pages, { kind: 'fields' as const, items: [number] }] }
  answer('getCatalogue', catalogue)
  answer('getAnalysis', read)
  refuse('correctValue', { code: 404, message: 'Not found', error: 'It has been deleted.', problem: 'not-found' })
  const user = show('/results/file?analysis=a1')
  await user.click(await screen.findByRole('button', { name: 'Correct values' }))
  await user.click(await screen.findByRole('button', { name: 'Correct Number' }))
  await user.type(screen.getByRole('textbox', { name: 'Number, corrected' }), 'B{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('It has been deleted.')
  expect(screen.getByRole('textbox', { name: 'Number, corrected' })).toHaveProperty('value', 'A-17B')
  // A gateway's answer has no words of its own.
  server.use(
    http.post('*/api/analyses/a1/corrections', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })),
  )
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The correction could not be saved.')).toBeTruthy()
  cleanup()
  answer('getAnalysis', { ...read, mayCorrect: false })
  // Another analysis: the first one is still cached.
  show('/results/file?analysis=a2')
  await screen.findByText('A-17')
  expect(screen.queryByRole('button', { name: 'Correct values' })).toBeNull()
})
