import { expect, test } from 'vitest'
import { repairAddress } from './address-words.ts'

const read = (text: string, confidence = 0.7) =>
  text.split(' ').map((word) => ({ text: word, confidence, page: 1, box: [0, 0, 0.1, 0.1] as const }))

test.each([
  ['NQ. 12, JALLN SETIA', 'NO. 12, JALAN SETIA'],
  ['NQ.113G, JALAN SETIA SEMBILAN', 'NO.113G, JALAN SETIA SEMBILAN'],
  ['40150 SHAH ALAK, SELANGOR', '40150 SHAH ALAM, SELANGOR'],
  ['Petaling Jayn', 'Petaling Jaya'],
  ['1249-THN PANDAN CAHAYA', '1249-TMN PANDAN CAHAYA'],
])('%s is put right', (misread, right) => expect(repairAddress(read(misread))).toBe(right))

test.each(['NO. 12, JALAN SETIA 3/1', '7 HIGH ST LONDON', 'LOT 9, TAMAN SETIA INDAH', '12 Shah Road, Lahore'])(
  '%s stays as it is',
  (text) => expect(repairAddress(read(text))).toBe(text),
)

test('what was surely read is not touched', () => {
  expect(repairAddress(read('SHAH ALAK', 0.97))).toBe('SHAH ALAK')
})
