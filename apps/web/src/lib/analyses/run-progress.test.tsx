import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queued } from '../../testing/analysis.ts'
import { RunProgress } from './run-progress.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('names the time that is expected until it is over', () => {
  const state = { ...queued, createdAt: new Date().toISOString(), estimateSeconds: 40 }
  render(<RunProgress state={state} onCancel={null} />)
  expect(screen.getByText('0:00 of about 0:40')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.getByText('0:30 of about 0:40')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(45_000))
  expect(screen.getByText('1:15, longer than usual')).toBeTruthy()
})
