import { readFile } from 'node:fs/promises'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { describe, expect, test } from 'vitest'
import { screenCattle } from './engine.ts'
import head from './head.json' with { type: 'json' }
import { measuresOf } from './herd/cow-measures.ts'
import { readHerd } from './herd/read-herd.ts'
import { scoreCow } from './herd/score-cow.ts'
import { scoreHerd } from './herd/score-herd.ts'
import { present, summarize } from './present.ts'
import { cattleHealthSchema } from './schema.ts'
import { signs } from './signs.ts'

const sample = (file: string): Promise<Buffer> => readFile(new URL(`./samples/${file}`, import.meta.url))
const { signal } = new AbortController()
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const screen = async (bytes: Uint8Array, mediaType = 'image/jpeg', table?: Uint8Array) =>
  cattleHealthSchema.parse(await screenCattle(...fileRun(bytes, mediaType, table && { companion: table })))

/** A day on which one outer quarter measures this much. */
const day = (number: number, outer: number) => ({
  cow: 'a',
  day: number,
  inner: [150, 152, 150, 150],
  outer: [outer, 180, 180, 180],
})

/** A cow on one day, one quarter of its own. */
const cowWith = (outer: number, inner: number) => ({
  cow: 'a',
  day: 1,
  inner: [inner, 151, 150, 150],
  outer: [outer, 181, 180, 180],
})

test('has words and steps for every label, and for no other', () => {
  expect(Object.keys(signs).toSorted()).toEqual(head.labels.filter((label) => label !== head.reject).toSorted())
})

describe('photos', () => {
  test.each([
    ['lumpy-skin.jpg', 'lumpy_skin'],
    ['healthy.jpg', 'healthy'],
  ])('%s is %s', async (file, label) => {
    const output = await screen(await sample(file))
    expect(output).toMatchObject({ known: true, herd: null })
    expect(output.labels[0]?.label).toBe(label)
    expect(output.regions.length).toBeGreaterThan(0)
    expect(present(output).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['labels', 'boxes-on-image']))
  })

  test('a house is nothing that it knows', async () => {
    const output = await screen(await sample('house.jpg'))
    expect(output).toMatchObject({ known: false, regions: [] })
    expect(present(output)[0]).toMatchObject({ kind: 'notice', title: 'Nothing that I know' })
  })
})

describe('herd tables', () => {
  const header = 'Cow ID;Day;IUFL;EUFL;IUFR;EUFR;IURL;EURL;IURR;EURR'

  test('the sample: some cows with signs, with what that rests on', async () => {
    const output = await screen(await sample('herd.csv'), 'text/csv')
    expect(output).toMatchObject({ labels: [], known: false, unknownScore: null })
    const ill = output.herd?.cows.filter(({ mastitis }) => mastitis).map(({ cow }) => cow)
    expect(ill).toContain('Heidi')
    expect(ill).not.toContain('Alma')
    expect(output.herd?.cows[0]?.reasons.length).toBeGreaterThan(0)
    const blocks = present(output)
    expect(blocks.map(({ kind }) => kind)).toEqual(['notice', 'table'])
    // A cow at low risk is shown as certainly well, not as possibly ill.
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    const alma = rows.find(([cow]) => cow?.value === 'Alma')
    expect(alma?.[2]?.confidence).toBeUndefined()
    expect(alma?.[3]).toMatchObject({ value: 'No signs' })
    expect(alma?.[3]?.confidence).toBeGreaterThan(0.9)
    expect(summarize(output)).toMatch(/of 8 cows with signs of mastitis/)
  })

  test('reads headings of another spelling, decimal commas and days in any order, and skips gaps', async () => {
    const rows = [
      '7;2;151,5;180;150;180;150;181;150;181',
      '7;1;150;180;150;180;150;181;150;181',
      '8;1;;180;150;180;1;1;1;1',
    ]
    const { days, skipped } = await readHerd(bytesOf([header, ...rows].join('\n')), { signal })
    expect(skipped).toBe(1)
    expect(days.map((measured) => measured.day)).toEqual([2, 1])
    expect(days[0]?.inner).toEqual([151.5, 150, 150, 150])
    const { cows } = await scoreHerd(bytesOf([header, ...rows].join('\n')), { signal })
    expect(cows).toMatchObject([{ cow: '7', days: 2, mastitis: false }])
  })

  test('names the columns that are missing', async () => {
    const table = bytesOf('Cow_ID,Day,IUFL\n1,1,150\n2,1,150\n')
    await expect(readHerd(table, { signal })).rejects.toMatchObject({ problem: 'csv-unreadable' })
    await expect(readHerd(table, { signal })).rejects.toThrow(/IUFR/)
  })

  test('measures add up as the training script’s', () => {
    const measures = measuresOf([day(1, 180), day(2, 200)])
    expect(measures).toMatchObject({ largestOuter: 200, largestInner: 152, outerSpread: 10, innerSpread: 2 })
    expect(measures).toMatchObject({ outerChange: 5, innerChange: 0, unrest: 2.5 })
    expect(measures.gap).toBeCloseTo(182.5 - 150.5)
  })

  test('a swollen quarter scores higher than a usual one, and the reasons say why', () => {
    const ill = scoreCow(measuresOf([cowWith(350, 300), { ...cowWith(356, 306), day: 2 }]))
    expect(ill.risk).toBeGreaterThan(0.8)
    expect(scoreCow(measuresOf([cowWith(180, 150)])).risk).toBeLessThan(0.2)
    const outer = ill.reasons.slice(0, 3).find(({ measure }) => measure === 'largestOuter')
    expect(outer?.value).toBe(356)
    expect(outer?.adds).toBeGreaterThan(0)
  })
})

describe('a photo with a herd table beside it', () => {
  test('both are answered, each as it would be alone', async () => {
    const [picture, table] = [await sample('lumpy-skin.jpg'), await sample('herd.csv')]
    const output = await screen(picture, 'image/jpeg', table)
    expect(output).toEqual({ ...(await screen(picture)), herd: (await screen(table, 'text/csv')).herd })
    expect(present(output).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['labels', 'boxes-on-image', 'markdown', 'notice', 'table']),
    )
    expect(summarize(output)).toMatch(/^Lumpy skin.* %\)\. \d of 8 cows with signs of mastitis\.$/)
  })

  test('a table that is none is told of, and the photo is not answered in its place', async () => {
    const broken = bytesOf('Name,Milk\nHeidi,20\n')
    await expect(screen(await sample('lumpy-skin.jpg'), 'image/jpeg', broken)).rejects.toMatchObject({
      problem: 'csv-unreadable',
    })
  })
})

test('answers what is no picture with an input error', async () => {
  await expect(screen(bytesOf('no picture'))).rejects.toMatchObject({ problem: 'input-damaged' })
})
