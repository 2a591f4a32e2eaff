import { expect, test } from 'vitest'
import { securityMarkOf } from './security-mark.ts'

test.each([
  ['authentication', ['sign-in-failed', 'code-wrong', 'passkey-wrong', 'token-invalid', 'confirmation-required']],
  ['authorization', ['not-allowed', 'act-not-allowed', 'host-unknown', 'last-admin']],
  ['control', ['invalid-request', 'input-too-large', 'rate-limited', 'link-used-up', 'idempotency-mismatch']],
  [null, ['not-found', 'conflict', 'queue-full', 'input-damaged']],
] as const)('refusals are marked for those who watch the log: %s', (mark, problems) => {
  expect(problems.map((problem) => securityMarkOf(problem))).toEqual(problems.map(() => mark))
})
