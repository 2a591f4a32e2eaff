import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PlaybackProvider } from './playback.tsx'
import { TimelineView } from './timeline-view.tsx'

const input = { name: 'night.mp3', mediaType: 'audio/mpeg', url: '/files/night', text: null }
const timeline = { kind: 'timeline' as const, duration: 90, waveform: null, curve: null }
const snore = { start: 65, end: 67, label: 'Snore', confidence: 0.84 }

const show = (events: (typeof snore)[]) =>
  render(
    <PlaybackProvider>
      <TimelineView block={{ ...timeline, events }} input={input} />
    </PlaybackProvider>,
  )

it('an event leads the player to its beginning', async () => {
  const { container } = show([snore])
  await userEvent.setup().click(screen.getByRole('button', { name: '1:05 – 1:07 Snore 84 %' }))
  expect(container.querySelector('audio')?.currentTime).toBe(65)
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('65')
})

it('says that nothing was found', () => {
  show([])
  expect(screen.getByText('Nothing was found on the timeline.')).toBeTruthy()
})
