import { expect, test } from 'vitest'
import { operations } from './operations.ts'

const reads = /^(get|list|read|follow|export|download|verify|open|health|readiness|metrics)/
/** A sign-in provider leads a browser there and back by GET. */
const byProtocol = ['beginProviderSignIn', 'returnFromProvider']

test('what reads is called by GET, and nothing else is', () => {
  const wrong = Object.entries(operations).filter(
    ([name, { method }]) => !byProtocol.includes(name) && reads.test(name) !== (method === 'GET'),
  )
  expect(wrong.map(([name, { method }]) => `${method} ${name}`)).toEqual([])
})
