import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PlaybackProvider, usePlayback } from './playback.tsx'
import { TranscriptView } from './transcript-view.tsx'

const input = { name: null, mediaType: null, url: null, text: null }
const segments = [
  { start: 0, end: 4, text: 'The cellar leaks.', confidence: 0.9 },
  { start: 64, end: 70, text: 'A plumber comes on Friday.', confidence: 0.9 },
]

const Clock = () => <output>{usePlayback().time}</output>

function show() {
  render(
    <PlaybackProvider>
      <Clock />
      <TranscriptView block={{ kind: 'transcript', segments }} input={input} />
    </PlaybackProvider>,
  )
  return userEvent.setup()
}

it('a passage leads to its second, by its time as people write it', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: /^1:04/ }))
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('64')
})

it('is searched in any case, and says how many passages were found', async () => {
  const user = show()
  await user.type(screen.getByRole('searchbox', { name: 'Search the transcript' }), 'PLUMBER')
  expect(screen.getByText('One passage')).toBeTruthy()
  expect(screen.queryByText('The cellar leaks.')).toBeNull()
  expect(screen.getByText('plumber').tagName).toBe('MARK')
})
