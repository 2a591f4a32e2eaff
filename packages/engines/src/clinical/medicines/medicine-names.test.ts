import { expect, test } from 'vitest'
import { summariseClinicalText } from '../summary/summarise-clinical-text.ts'

test.each(['Septrin', 'Tachipirina', 'Novalgin', 'Kardegic', 'Tramacet', 'Keflex'])(
  'a rash after %s is an allergy',
  (name) =>
    expect(summariseClinicalText(`${name} gave him a rash.`).allergies).toMatchObject([{ name, reaction: 'rash' }]),
)

test('drops that have no dose are medicines', () =>
  expect(summariseClinicalText('Carbomer prn both eyes. Lumigan nocte R.').medicines.map(({ name }) => name)).toEqual([
    'carbomer',
    'lumigan',
  ]))
