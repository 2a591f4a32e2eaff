import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { done, queued, running, succeeded } from '../../../testing/analysis.ts'
import { answer, answerEvents, refuse } from '../../../testing/answer.ts'
import { generatingCatalogue } from '../../../testing/generating-models.ts'
import { show } from '../../../testing/show.tsx'

// pdf.js draws on a canvas, which this environment lacks.
vi.mock('@vitrine/ui/blocks/pages/pdf-pages.tsx', () => ({
  PdfPages: ({ overlay, goTo }: { overlay: (page: number) => unknown; goTo?: number }) => (
    <div data-testid="pdf">
      at page {goTo ?? 1}
      {overlay(2) ? 'lit on page 2' : ''}
    </div>
  ),
}))

const summary = {
  ...succeeded,
  modelId: 'pdfqa',
  modelTitle: 'PDF questions',
  sampleId: 'report',
  input: {
    ...succeeded.input,
    text: null,
    name: 'report.pdf',
    mediaType: 'application/pdf',
    url: '/samples/pdfqa/report.pdf',
  },
  output: { answer: 'A report about wheat.', found: true, related_questions: ['Who wrote it?'], citations: [] },
  blocks: [],
}
const answered = {
  ...summary,
  id: 'a2',
  input: { ...summary.input, options: { question: 'Who wrote it?', chat_history: '[]' } },
  output: {
    answer: 'Ada did.',
    found: true,
    related_questions: ['When?'],
    citations: [{ page: 2, quote: 'Written by Ada.', boxes: [[0, 0, 1, 0.1]] }],
  },
}

beforeEach(() => {
  answer('getCatalogue', generatingCatalogue)
  answer('getAnalysis', summary)
  answerEvents(running, done)
})

it("without state: 'No results available. Please go back and process a file.'", async () => {
  show('/results/pdfqa')
  expect(await screen.findByText('No results available. Please go back and process a file.')).toBeTruthy()
})

it('starts with a user turn Summary and the summary as the assistant’s', async () => {
  show('/results/pdfqa?analysis=a1')
  expect(await screen.findByText('A report about wheat.')).toBeTruthy()
  expect(screen.getByText('Summary')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show Summary' })).toBeTruthy()
})

it('toggles the document', async () => {
  const user = show('/results/pdfqa?analysis=a1')
  expect(await screen.findByTestId('pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide PDF' }))
  expect(screen.queryByTestId('pdf')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show PDF' }))
  expect(await screen.findByTestId('pdf')).toBeTruthy()
})

it('only PDF files are previewed', async () => {
  answer('getAnalysis', { ...summary, input: { ...summary.input, mediaType: 'text/plain' } })
  show('/results/pdfqa?analysis=a1')
  expect(await screen.findByText('Unsupported file type')).toBeTruthy()
})

it('clicking a related question sends it with the conversation; its citation lights up in the document', async () => {
  const sent: Record<string, unknown>[] = []
  answer('analyze', { ...queued, id: 'a2' }, async (request) => {
    sent.push((await request.json()) as Record<string, unknown>)
  })
  const user = show('/results/pdfqa?analysis=a1')
  await screen.findByText('A report about wheat.')
  answer('getAnalysis', answered)
  await user.click(screen.getByRole('button', { name: 'Who wrote it?' }))
  expect(await screen.findByText('Ada did.')).toBeTruthy()
  expect(sent).toMatchObject([{ sample: 'report', question: 'Who wrote it?' }])
  expect(JSON.parse(String(sent[0]?.['chat_history']))).toEqual([
    { role: 'user', parts: [{ text: 'Summary' }] },
    { role: 'assistant', parts: [{ text: 'A report about wheat.' }] },
  ])
  // The latest reply's questions are shown; earlier ones are collapsed.
  expect(screen.getByRole('button', { name: 'When?' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Who wrote it?' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Written by Ada/ }))
  expect(screen.getByTestId('pdf').textContent).toBe('at page 2lit on page 2')
})

it('a blank question is not sent; a failure is a bubble that starts with Error:', async () => {
  refuse('analyze', { code: 503, message: 'No engine', error: 'It has no engine here yet.', problem: 'engine-missing' })
  const user = show('/results/pdfqa?analysis=a1')
  const field = await screen.findByLabelText('Your question')
  await user.type(field, '   {Enter}')
  expect(screen.queryByText(/^Error:/)).toBeNull()
  await user.type(field, 'What is it?{Enter}')
  expect(await screen.findByText('Error: It has no engine here yet.')).toBeTruthy()
  // The last call failed: related questions stay collapsed.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Who wrote it?' })).toBeNull())
})

it('a later question’s address shows the whole conversation', async () => {
  const history = [{ role: 'user', parts: [{ text: 'Summary' }] }]
  answer('getAnalysis', {
    ...answered,
    input: { ...answered.input, options: { question: 'Who wrote it?', chat_history: JSON.stringify(history) } },
  })
  show('/results/pdfqa?analysis=a2')
  expect(await screen.findByText('Ada did.')).toBeTruthy()
  expect(screen.getByText('Summary')).toBeTruthy()
  expect(screen.getByText('Who wrote it?')).toBeTruthy()
})

it('comes back to a question that was being answered', async () => {
  answer('getAnalysis', answered)
  show('/results/pdfqa?analysis=a1&asking=a2')
  expect(await screen.findAllByText('Who wrote it?')).toBeTruthy()
  expect(await screen.findAllByText('Ada did.')).toBeTruthy()
})
