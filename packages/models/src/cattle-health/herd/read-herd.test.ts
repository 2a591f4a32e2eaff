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

test.each([
  ['German', 'Kuh;Tag;innen VL;innen VR;innen HL;innen HR;außen VL;außen VR;außen HL;außen HR'],
  [
    'English, in full',
    'Cow name;Date;Inside front left;Inside front right;Inside hind left;Inside hind right;Outside front left;Outside front right;Outside hind left;Outside hind right',
  ],
  [
    'French, cut short',
    'Vache;Jour;Int. av. gauche;Int. av. droit;Int. arr. gauche;Int. arr. droit;Ext. av. gauche;Ext. av. droit;Ext. arr. gauche;Ext. arr. droit',
  ],
  ['Italian codes', 'Matricola;Data;Int. AS;Int. AD;Int. PS;Int. PD;Est. AS;Est. AD;Est. PS;Est. PD'],
])('columns named in %s', async (_, header) => {
  const { days } = await readHerd(new TextEncoder().encode(`${header}\nLotte;3;1;2;3;4;5;6;7;8\n`), {})
  expect(days).toEqual([{ cow: 'Lotte', day: 3, inner: [1, 2, 3, 4], outer: [5, 6, 7, 8] }])
})

test('days written as dates are put in order', async () => {
  const header = 'Ear tag;Date;IUFL;IUFR;IURL;IURR;EUFL;EUFR;EURL;EURR'
  const rows = ['UK 9;02/03/2026;1;2;3;4;5;6;7;8', 'UK 9;28/02/2026;1;2;3;4;5;6;7;8']
  const { days } = await readHerd(new TextEncoder().encode([header, ...rows].join('\n')), {})
  const [later, earlier] = days
  expect(later?.day).toBeGreaterThan(earlier?.day ?? Number.POSITIVE_INFINITY)
})

test('a column about cows is not the one that names them', async () => {
  const header = 'Cow breed;Cow no;IUFL;IUFR;IURL;IURR;EUFL;EUFR;EURL;EURR'
  const { days } = await readHerd(new TextEncoder().encode(`${header}\nJersey;41;1;2;3;4;5;6;7;8\n`), {})
  expect(days[0]?.cow).toBe('41')
})

const measured = '151;152;149;150;180;181;182;180'

test('names that were merged stand for the rows below them, and means are no cows', async () => {
  const header = 'Cow;Day;IUFL;IUFR;IURL;IURR;EUFL;EUFR;EURL;EURR'
  const rows = [
    `Ida;1;${measured}`,
    `;2;${measured}`,
    `;3;${measured}`,
    `Ute;1;${measured}`,
    `;2;${measured}`,
    `Mean;;${measured}`,
  ]
  const { days, skipped } = await readHerd(new TextEncoder().encode([header, ...rows].join('\n')), {})
  expect(days.map(({ cow, day }) => `${cow} ${day}`)).toEqual(['Ida 1', 'Ida 2', 'Ida 3', 'Ute 1', 'Ute 2'])
  expect(skipped).toBe(1)
})

test.each([
  ['beside the cow', 'Cow;Day;Inner;;;;Outer;;;\n;;FL;FR;RL;RR;FL;FR;RL;RR'],
  ['above the cow', ';;Inner;;;;Outer;;;\nTag;Date;FL;FR;RL;RR;FL;FR;RL;RR'],
])('inner and outer may stand above the quarters, %s', async (_, header) => {
  const { days } = await readHerd(
    new TextEncoder().encode(`${header}\n77;4;1;2;3;4;5;6;7;8\n78;4;1;2;3;4;5;6;7;8\n`),
    {},
  )
  expect(days[0]).toEqual({ cow: '77', day: 4, inner: [1, 2, 3, 4], outer: [5, 6, 7, 8] })
})
