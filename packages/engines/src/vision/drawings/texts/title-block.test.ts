import { describe, expect, test } from 'vitest'
import type { ReadText } from './read-texts.ts'
import { readTitleBlock } from './title-block.ts'

/** A text of letters a hundredth of the sheet high, whose first letter is at `x`, `y`. */
const at = (text: string, x: number, y: number): ReadText => ({
  text,
  confidence: 0.9,
  box: [x, y, x + 0.006 * text.length, y + 0.01],
})

const read = (...texts: ReadText[]) =>
  Object.fromEntries(readTitleBlock(texts, 1.4).map(({ label, value }) => [label, value]))

describe('what belongs to a label', () => {
  test('what stands in the next, wide column, and never the label of the next row', () => {
    const block = [at('REV', 0.6, 0.8), at('DATE', 0.6, 0.83), at('SHEET', 0.6, 0.86)]
    const values = [at('02.11.2019', 0.75, 0.83), at('3 of 8', 0.75, 0.86)]
    expect(read(...block, ...values)).toEqual({ Date: '02.11.2019', Sheet: '3 of 8' })
  })

  test('what stands right beneath it', () => {
    expect(
      read(at('SCALE', 0.6, 0.8), at('1:50', 0.6, 0.815), at('DRAWN', 0.7, 0.8), at('J. Ortiz', 0.7, 0.815)),
    ).toEqual({
      Scale: '1:50',
      'Drawn by': 'J. Ortiz',
    })
  })

  test('all words of it, where the reader parted them', () => {
    expect(read(at('Title', 0.6, 0.8), at('COOLING', 0.64, 0.8), at('WATER', 0.686, 0.8))).toEqual({
      'Drawing name': 'COOLING WATER',
    })
  })

  test('in other languages', () => {
    const german = [
      at('Benennung', 0.6, 0.8),
      at('Flanschwelle', 0.72, 0.8),
      at('Maßstab', 0.6, 0.83),
      at('1:5', 0.72, 0.83),
    ]
    expect(read(...german)).toEqual({ 'Drawing name': 'Flanschwelle', Scale: '1:5' })
    expect(read(at('Échelle', 0.6, 0.8), at('1/20', 0.66, 0.8))).toEqual({ Scale: '1/20' })
  })

  test('a word that only begins like a label is none', () => {
    expect(read(at('Revolving door', 0.6, 0.8), at('Material', 0.6, 0.9), at('S235', 0.7, 0.9))).toEqual({
      Material: 'S235',
    })
  })
})
