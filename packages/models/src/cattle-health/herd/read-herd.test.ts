import { expect, test } from 'vitest'
import { readHerd } from './read-herd.ts'

test('a row with a number that no udder measures is skipped, and counted', async () => {
  const header = 'Cow_ID,Day,IUFL,EUFL,IUFR,EUFR,IURL,EURL,IURR,EURR'
  const huge = '9'.repeat(250)
  const table = [header, 'Emma,1,150,180,151,181,152,182,150,180', `Emma,2,150,${huge},151,181,152,182,150,180`]
  const { days, skipped } = await readHerd(new TextEncoder().encode(table.join('\n')), {})
  expect(days.map(({ day }) => day)).toEqual([1])
  expect(skipped).toBe(1)
})
