import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { expect, it } from 'vitest'
import { compareBlocks } from './compare-blocks.ts'

const fields = (total: string | null, number = 'A-17'): Block => ({
  kind: 'fields',
  items: [
    { name: 'number', label: 'Number', value: number, confidence: 0.9, place: null },
    { name: 'total', label: 'Total', value: total, confidence: 0.9, place: null },
  ],
})

const lines = (...items: string[]): Block => ({
  kind: 'table',
  title: 'Lines',
  columns: [{ label: 'Item', align: 'start' }],
  rows: items.map((value) => [{ value }]),
})

it('compares fields and cells by name, without regard to case, and shows what only one engine has', () => {
  expect(compareBlocks([fields('12.00'), lines('Paper')], [fields(null, 'a-17'), lines('Paper', 'Pens')])).toEqual([
    { name: 'Number', here: 'A-17', there: 'a-17', same: true },
    { name: 'Total', here: '12.00', there: null, same: false },
    { name: 'Lines, row 1, Item', here: 'Paper', there: 'Paper', same: true },
    { name: 'Lines, row 2, Item', here: undefined, there: 'Pens', same: false },
  ])
})

const labels = (label: string, confidence: number): Block => ({
  kind: 'labels',
  known: true,
  items: [{ label, confidence }],
})

it('compares what was said, not how surely', () => {
  expect(compareBlocks([labels('Rust', 0.9)], [labels('Rust', 0.6)])).toMatchObject([{ name: 'Answer', same: true }])
  expect(compareBlocks([labels('Rust', 0.9)], [labels('Scab', 0.9)])).toMatchObject([
    { here: 'Rust', there: 'Scab', same: false },
  ])
})

const looked = (heatMap: BlockOf<'boxes-on-image'>['heatMap']): Block => ({
  kind: 'boxes-on-image',
  title: 'Where it looked',
  objects: [{ label: 'Looked here most', confidence: 0.7, box: [0, 0, 1, 1] }],
  heatMap,
})

it('does not compare where an engine looked: it is no value, and a provider does not tell', () => {
  const map = { label: 'What spoke for rust', columns: 1, rows: 1, values: [1] }
  expect(compareBlocks([labels('Rust', 0.9), looked(map)], [labels('Rust', 0.9)])).toHaveLength(1)
  expect(compareBlocks([looked(null)], [])).toMatchObject([{ name: 'Where it looked: Looked here most', here: '1' }])
})

it('holds rows against each other that say the same, where one engine leaves out another', () => {
  const [full, short] = [lines('Paper', 'Pens', 'Ink'), lines('Pens', 'Ink')]
  expect(compareBlocks([full], [short])).toEqual([
    { name: 'Lines, row 1, Item', here: 'Paper', there: undefined, same: false },
    { name: 'Lines, row 2, Item', here: 'Pens', there: 'Pens', same: true },
    { name: 'Lines, row 3, Item', here: 'Ink', there: 'Ink', same: true },
  ])
  expect(compareBlocks([lines('Papcr')], [lines('Paper')])).toMatchObject([{ here: 'Papcr', there: 'Paper' }])
})

const findings = (...values: string[]): Block => ({
  kind: 'fields',
  items: values.map((value, index) => ({
    name: `finding${index}`,
    label: index === 0 ? 'Findings' : '',
    value,
    confidence: null,
    place: null,
  })),
})

it('compares each of several values under one label', () => {
  expect(compareBlocks([findings('Fever.', 'A rash.', 'No cough.')], [findings('Fever.', 'No cough.')])).toEqual([
    { name: 'Findings', here: 'Fever.', there: 'Fever.', same: true },
    { name: 'Findings', here: 'A rash.', there: undefined, same: false },
    { name: 'Findings', here: 'No cough.', there: 'No cough.', same: true },
  ])
})

it('takes an amount for the same where only its currency was not found, but not two currencies', () => {
  expect(compareBlocks([fields('48.90 CHF')], [fields('48.90')])).toMatchObject([{}, { same: true }])
  expect(compareBlocks([fields('48.90 CHF')], [fields('48.90 EUR')])).toMatchObject([{}, { same: false }])
  expect(compareBlocks([fields('48.90 CHF')], [fields('84.90')])).toMatchObject([{}, { same: false }])
})

const sentences = (label: string): Block => ({
  kind: 'sentences',
  items: Array.from({ length: 5_000 }, (_, index) => ({ text: `Sentence ${index}.`, score: 0, label, spans: [] })),
})

it('compares thousands of values by their names, and rows beyond a few hundred by their number', () => {
  const values = compareBlocks([sentences('calm')], [sentences('calm')])
  expect(values.filter(({ same }) => same)).toHaveLength(5_000)
  const many = Array.from({ length: 2_000 }, (_, index) => `Item ${index}`)
  const cells = compareBlocks([lines(...many)], [lines(...many.slice(1))])
  expect(cells).toHaveLength(2_000)
  expect(cells[0]).toMatchObject({ here: 'Item 0', there: 'Item 1', same: false })
})
