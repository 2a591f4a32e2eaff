import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readPendingRun } from '../../../lib/analyses/pending-run.ts'
import { session } from '../../../lib/session/current-session.ts'
import { done, queued, running, succeeded } from '../../../testing/analysis.ts'
import { answer, answerEvents, refuse } from '../../../testing/answer.ts'
import { generatingCatalogue } from '../../../testing/generating-models.ts'
import { show } from '../../../testing/show.tsx'
import { signIn } from '../../../testing/sign-in.ts'

const topicAnswer = {
  ...succeeded,
  modelId: 'explore-topic',
  output: { data: '# Wheat' },
  blocks: [{ kind: 'markdown' as const, text: '# Wheat\n\nA grass.' }],
}

beforeEach(() => {
  answer('getCatalogue', generatingCatalogue)
  answerEvents(running, done)
})

it('anyone else sees a Feature Locked card with a Request Demo button', async () => {
  const user = show('/explore-topic/explore-topic')
  expect(await screen.findByRole('heading', { name: 'Feature Locked' })).toBeTruthy()
  expect(
    screen.getByText('This feature is only available for registered users with appropriate permissions.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Request Demo' }))
  expect(await screen.findByRole('dialog', { name: 'Request Demo to Explore' })).toBeTruthy()
})

it('a visitor runs a sample of a model that is locked for their own words', async () => {
  const sent = vi.fn()
  answer('generateImage', queued, async (request) => sent(await request.json()))
  answer('getAnalysis', { ...succeeded, modelId: 'image-gen' })
  const user = show('/image-gen/image-gen')
  await user.click(await screen.findByRole('button', { name: 'Run the sample Fantasy Dragon' }))
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy()
  expect(sent.mock.calls).toEqual([[{ sample: 'Fantasy Dragon' }]])
  expect(screen.queryByLabelText(/Topic/)).toBeNull()
})

it('a sample that is being sent is no run of the form that who is signed in gets in its place', async () => {
  const sent = Promise.withResolvers<void>()
  answer('generateImage', queued, () => sent.promise)
  answer('getAnalysis', { ...succeeded, modelId: 'image-gen' })
  const user = show('/image-gen/image-gen')
  await user.click(await screen.findByRole('button', { name: 'Run the sample Fantasy Dragon' }))
  await waitFor(async () => expect(await readPendingRun('image-gen samples')).not.toBeNull())
  expect(await readPendingRun('image-gen')).toBeNull()
  sent.resolve()
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy()
})

it('only that reference is accepted for explore-topic: an unknown key redirects to /', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  show('/image-gen/explore-topic')
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Unknown model: image-gen'))
  expect(await screen.findByRole('heading', { name: 'AI you can check before you trust it.' })).toBeTruthy()
})

it('a sample is previewed and fills the topic; the result is shown in place', async () => {
  session.send({ kind: 'signed-in', signIn })
  const asked: string[] = []
  answer('exploreTopic', queued, async (request) => {
    asked.push(new URL(request.url).search)
    // The overlay covers the form while the topic is being explored.
    expect(await screen.findByText('Exploring topic...')).toBeTruthy()
  })
  answer('getAnalysis', topicAnswer)
  const user = show('/explore-topic/explore-topic')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Explore Topic' })
  expect(button.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'A crop' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sample input' })
  await user.click(within(dialog).getByRole('button', { name: 'Use Sample' }))
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'Wheat' })).toBeTruthy()
  expect(asked).toEqual(['?topic=Winter+wheat'])
})

it('a page that is still being written is shown as far as it goes', async () => {
  session.send({ kind: 'signed-in', signIn })
  answerEvents({ ...running, stage: 'Asking example', preview: [{ kind: 'markdown', text: '# Whe' }] })
  answer('exploreTopic', queued)
  const user = show('/explore-topic/explore-topic')
  await user.type(await screen.findByLabelText(/Topic/), 'wheat')
  await user.click(screen.getByRole('button', { name: 'Explore Topic' }))
  const soFar = await screen.findByRole('region', { name: 'Answer so far' })
  expect(await within(soFar).findByRole('heading', { name: 'Whe' })).toBeTruthy()
  expect(screen.getByText('Asking example')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
})

it('names a blank topic and one above the limit', async () => {
  session.send({ kind: 'signed-in', signIn })
  const user = show('/explore-topic/explore-topic')
  const topic = await screen.findByLabelText(/Topic/)
  await user.type(topic, 'x')
  await user.clear(topic)
  expect(screen.getByText('Please enter a topic')).toBeTruthy()
  topic.focus()
  // Two bytes per letter: below the limit by length, above it by size.
  await user.paste('ü'.repeat(1_100_000))
  await user.click(screen.getByRole('button', { name: 'Explore Topic' }))
  expect(screen.getByText('Topic size exceeds 2MB limit')).toBeTruthy()
})

it('each sample prompt fills both fields, and the picture is shown under /results', async () => {
  session.send({ kind: 'signed-in', signIn })
  const sent: unknown[] = []
  answer('generateImage', queued, async (request) => {
    sent.push(await request.json())
  })
  answer('getAnalysis', {
    ...succeeded,
    modelId: 'image-gen',
    input: { ...succeeded.input, text: 'A dragon', options: { instructions: 'Evening', seed: 0 } },
    blocks: [{ kind: 'image', src: '/files/a.png', alternative: 'A dragon' }],
  })
  const user = show('/image-gen/image-gen')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Generate Image' })
  for (const prompt of ['Futuristic City', 'Space Exploration', 'Underwater World', 'Fantasy Dragon']) {
    await user.click(screen.getByRole('button', { name: new RegExp(prompt) }))
    expect(screen.getByLabelText<HTMLInputElement>(/Topic/).value).not.toBe('')
    expect(screen.getByLabelText<HTMLInputElement>(/Instructions/).value).not.toBe('')
  }
  expect(screen.queryByRole('button', { name: /A fifth one/ })).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy()
  expect(screen.getByText('Evening')).toBeTruthy()
  expect(screen.queryByText('Seed')).toBeNull()
  expect(sent).toMatchObject([{ topic: 'The topic of Fantasy Dragon' }])
})

it('keeps a failure in the form', async () => {
  session.send({ kind: 'signed-in', signIn })
  refuse('generateImage', { code: 503, message: 'No engine', error: 'Image generation has no engine.', problem: 'x' })
  const user = show('/image-gen/image-gen')
  await user.click(await screen.findByRole('button', { name: /Fantasy Dragon/ }))
  await user.click(screen.getByRole('button', { name: 'Generate Image' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Image generation has no engine.')
  expect(screen.getByDisplayValue('The topic of Fantasy Dragon')).toBeTruthy()
})
