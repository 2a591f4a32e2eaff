import { expect, test } from 'vitest'
import { pageOfText } from '../../../documents/page-of-text.ts'
import { weighPaper } from './weigh-paper.ts'

test('a ledger of thousands of words is left to the rules', async () => {
  const ledger = pageOfText(Array.from({ length: 400 }, (_, index) => `entry ${index} of our books at 3.00 on the day`))
  expect(await weighPaper({ pages: [ledger] }, 'invoice', {})).toBeNull()
})
