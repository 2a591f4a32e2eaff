import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BlockIndex, CorrectionProvider, type Corrections, useCorrections } from './correction.tsx'

function Probe() {
  const corrections = useCorrections()
  if (!corrections) return <p>only read</p>
  return (
    <button type="button" onClick={() => void corrections.correct('2.1', 'Cork').then(() => corrections.undo('0.0'))}>
      Correct
    </button>
  )
}

it('puts the block before the place of its value', async () => {
  const correct = vi.fn<Corrections['correct']>(async () => undefined)
  const undo = vi.fn<Corrections['undo']>(async () => undefined)
  render(
    <CorrectionProvider corrections={{ correct, undo }}>
      <BlockIndex index={3}>
        <Probe />
      </BlockIndex>
    </CorrectionProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button'))
  expect(correct).toHaveBeenCalledExactlyOnceWith('3.2.1', 'Cork')
  expect(undo).toHaveBeenCalledExactlyOnceWith('3.0.0')
})

it.each([
  ['a reader who may not correct', null, 3],
  [
    'a block that is not one of the result’s',
    { correct: async () => undefined, undo: async () => undefined },
    undefined,
  ],
])('%s only reads', (_, corrections, index) => {
  render(
    <CorrectionProvider corrections={corrections}>
      <BlockIndex index={index}>
        <Probe />
      </BlockIndex>
    </CorrectionProvider>,
  )
  expect(screen.getByText('only read')).toBeTruthy()
})
