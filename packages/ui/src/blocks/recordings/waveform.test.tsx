import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PlaybackProvider } from './playback.tsx'
import { Waveform } from './waveform.tsx'

it('says where the recording is, and is moved by the arrow keys within it', async () => {
  render(
    <PlaybackProvider>
      <Waveform block={{ kind: 'timeline', duration: 72, waveform: [0.1, 0.9], events: [], curve: null }} />
    </PlaybackProvider>,
  )
  const slider = screen.getByRole('slider', { name: 'Position in the recording' })
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(slider.getAttribute('aria-valuetext')).toBe('0:00 of 1:12')
  await user.keyboard('{ArrowRight>16/}')
  expect(slider.getAttribute('aria-valuetext')).toBe('1:12 of 1:12')
  expect(slider.getAttribute('aria-valuenow')).toBe('72')
})
