import { expect, it } from 'vitest'
import { megabyteWords } from './megabyte-words.ts'

it('says megabytes as long as they are few, and admits to know nothing', () => {
  expect([0, 640, 1023, 1024, 12_800, null].map(megabyteWords)).toEqual([
    '0 MB',
    '640 MB',
    '1,023 MB',
    '1 GB',
    '12.5 GB',
    '–',
  ])
})
