import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** What was read on the pictures of a video, and from when on it is seen. */
export const writtenTable = (
  written: readonly { start: number; text: string; confidence: number }[],
): BlockOf<'table'> => ({
  kind: 'table',
  title: 'Written on the pictures',
  columns: [
    { label: 'From', align: 'end' },
    { label: 'Text', align: 'start' },
  ],
  rows: written.map(({ start, text, confidence }) => [
    { value: clockTime(start, { tenths: true }) },
    { value: text, confidence },
  ]),
})
