import { describe, expect, test } from 'vitest'
import { type SheetSigns, settleKind } from './settle-kind.ts'

const looks = {
  labels: [
    { label: 'mechanical', confidence: 0.99 },
    { label: 'isometric', confidence: 0.01 },
    { label: 'pid', confidence: 0 },
    { label: 'other', confidence: 0 },
  ],
  known: true,
}
const bare: SheetSigns = { texts: [], boldDirections: [], allDirections: [], symbols: 0, isFamiliar: true }
const written = (...texts: string[]): SheetSigns['texts'] => texts.map((text) => ({ text, kind: 'other' as const }))

describe('a sheet’s own signs go before its looks', () => {
  test('bold lines upright and at 30 degrees make an isometric', () => {
    const boldDirections = [
      { degrees: 30, share: 0.5 },
      { degrees: 90, share: 0.3 },
      { degrees: 150, share: 0.2 },
    ]
    const { labels, known } = settleKind(looks, { ...bare, boldDirections })
    expect(known).toBe(true)
    expect(labels[0]).toEqual({ label: 'isometric', confidence: 0.9 })
    expect(labels.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1)
  })

  test('lines at 30 degrees that are not bold make a less sure one, whatever else runs in no special way', () => {
    const allDirections = [
      { degrees: 35, share: 0.3 },
      { degrees: 150, share: 0.2 },
      { degrees: 90, share: 0.2 },
    ]
    const { labels, restsOn } = settleKind(looks, { ...bare, allDirections })
    expect(restsOn).toBe('lines')
    expect(labels[0]).toEqual({ label: 'isometric', confidence: 0.7 })
  })

  test('looks are not sure where no word confirms them', () => {
    expect(settleKind(looks, bare).labels[0]).toEqual({ label: 'mechanical', confidence: 0.7 })
    expect(settleKind(looks, { ...bare, texts: written('M12') }).labels[0]?.confidence).toBe(0.99)
  })

  test('level and upright bold lines do not', () => {
    const boldDirections = [
      { degrees: 0, share: 0.6 },
      { degrees: 90, share: 0.4 },
    ]
    expect(settleKind(looks, { ...bare, boldDirections }).labels[0]?.label).toBe('mechanical')
  })

  test('a title that names the kind', () => {
    expect(settleKind(looks, { ...bare, texts: written('UNIT 12 P&ID') }).labels[0]?.label).toBe('pid')
    expect(settleKind(looks, { ...bare, texts: written('Section B-B') })).toMatchObject({
      restsOn: 'words',
      known: true,
    })
  })

  test.each([
    ['R&I-Schema Heizwasser', 'pid'],
    ['Schéma de tuyauterie et d’instrumentation', 'pid'],
    ['Diagrama de tuberías e instrumentación', 'pid'],
    ['Leiding- en instrumentatieschema', 'pid'],
    ['Rohrleitungsisometrie Bl. 3', 'isometric'],
  ])('a title in another language: %s', (title, kind) => {
    expect(settleKind(looks, { ...bare, texts: written(title) })).toMatchObject({ restsOn: 'words', known: true })
    expect(settleKind(looks, { ...bare, texts: written(title) }).labels[0]?.label).toBe(kind)
  })

  test('bold lines of an isometric on a sheet that lies on its side', () => {
    const boldDirections = [
      { degrees: 60, share: 0.3 },
      { degrees: 120, share: 0.25 },
      { degrees: 175, share: 0.3 },
    ]
    expect(settleKind(looks, { ...bare, boldDirections }).labels[0]).toEqual({ label: 'isometric', confidence: 0.9 })
  })

  test('line numbers and tags are on no workpiece, however much the sheet looks like one', () => {
    const texts = [
      { text: '10"-ST-4401-B2', kind: 'line_number' as const },
      { text: 'PV-7', kind: 'tag' as const },
      { text: 'K-310', kind: 'tag' as const },
    ]
    const { labels, restsOn } = settleKind(looks, { ...bare, texts })
    expect(restsOn).toBe('words')
    expect(labels[0]).toEqual({ label: 'pid', confidence: 0.75 })
  })

  test('line numbers and tags make a P&ID of an unfamiliar sheet, less surely', () => {
    const texts = [
      { text: '3"-WA-1400-C1', kind: 'line_number' as const },
      { text: 'TI-44', kind: 'tag' as const },
      { text: 'E-140', kind: 'tag' as const },
    ]
    const best = settleKind(looks, { ...bare, isFamiliar: false, texts }).labels[0]
    expect(best?.label).toBe('pid')
    expect(best?.confidence).toBeLessThan(0.8)
  })
})

test('a sheet of rooms is none of the kinds', () => {
  const { known, labels } = settleKind(looks, { ...bare, texts: written('Living room', 'Office', 'WC') })
  expect(known).toBe(false)
  expect(labels[0]?.label).toBe('other')
})

test('the looks of an unfamiliar sheet alone are a guess, and still the best one', () => {
  const { labels, restsOn } = settleKind(looks, { ...bare, isFamiliar: false })
  expect(restsOn).toBe('looks alone')
  expect(labels[0]?.label).toBe('mechanical')
  expect(labels[0]?.confidence).toBeLessThan(0.5)
})

describe('a circuit diagram is none of the kinds', () => {
  test.each([
    ['with a value', ['R4', '470 Ω', 'D2', '12 V']],
    ['with values behind the names', ['L1 22 µH', 'C7 4.7n', 'Vout']],
    ['with letters that the reader parted', ['Q 3', 'R 12 1k', 'GND']],
  ])('%s', (_, texts) => {
    const { known, labels } = settleKind(looks, { ...bare, isFamiliar: false, texts: written(...texts) })
    expect(known).toBe(false)
    expect(labels[0]?.label).toBe('other')
  })

  test('tags without hyphens beside a line number make none', () => {
    const texts = [...written('C1', 'D2', 'P&ID'), { text: '4"-CW-1021-A1A', kind: 'line_number' as const }]
    expect(settleKind(looks, { ...bare, texts }).labels[0]?.label).toBe('pid')
  })

  test('radii, diameters and chamfers of a workpiece make none', () => {
    const { labels } = settleKind(looks, { ...bare, texts: written('R5', 'D20', 'C1', '4x M8', '120 ±0.1') })
    expect(labels[0]?.label).toBe('mechanical')
  })
})

test('the looks of an unfamiliar sheet make what is written on it no surer', () => {
  const texts = written('Section C-C')
  expect(settleKind(looks, { ...bare, isFamiliar: false, texts }).labels[0]?.confidence).toBe(0.9)
  expect(settleKind(looks, { ...bare, texts }).labels[0]?.confidence).toBe(0.99)
})
