import type { Problem } from '@vitrine/errors/problems.ts'

/** The kind of a refusal for those who monitor the log: a failed proof of identity, an act that is not allowed, or a limit that was reached. */
type SecurityMark = 'authentication' | 'authorization' | 'control'

const marked: Readonly<Record<SecurityMark, readonly Problem[]>> = {
  authentication: [
    'sign-in-failed',
    'second-step-required',
    'passkey-required',
    'passkey-wrong',
    'code-wrong',
    'token-invalid',
    'confirmation-required',
    'password-change-required',
    'second-step-setup-required',
    'account-blocked',
    'account-deleted',
  ],
  authorization: ['not-allowed', 'act-not-allowed', 'host-unknown', 'last-admin'],
  // Input that none of our pages sends, sizes, rates and counts.
  control: ['invalid-request', 'input-too-large', 'rate-limited', 'link-used-up', 'idempotency-mismatch'],
}

const byProblem = new Map(
  Object.entries(marked).flatMap(([mark, problems]) => problems.map((problem) => [problem, mark] as const)),
)

/** Null for refusals that do not concern security. */
export const securityMarkOf = (problem: Problem): string | null => byProblem.get(problem) ?? null
