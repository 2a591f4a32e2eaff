/**
 * Every problem that an answer can name, with its HTTP status: the one place where the two meet.
 * Words are stable: clients and tests rely on them.
 */
export const statusOfProblem = {
  // 400: the request itself is malformed
  'invalid-request': 400,
  'input-required': 400,
  'input-ambiguous': 400,
  'option-invalid': 400,
  'sample-unknown': 400,
  'password-weak': 400,
  'code-wrong': 400,
  // People who sign in by a provider may never have chosen one.
  'password-missing': 400,
  // 401 and 403: who is asking
  'token-missing': 401,
  'token-invalid': 401,
  'sign-in-failed': 401,
  'sign-in-required': 401,
  // The password was right; a code of the authenticator app is asked for too.
  'second-step-required': 401,
  // The password was right; this account's second step is a passkey, which needs no password.
  'passkey-required': 401,
  // Not known here, not answering this challenge, or not verified by its owner.
  'passkey-wrong': 400,
  'not-allowed': 403,
  // A session that is as good as any may not do this one thing: it goes on.
  'act-not-allowed': 403,
  'password-change-required': 403,
  'second-step-setup-required': 403,
  // Who they are must be confirmed again before this: the session goes on.
  'confirmation-required': 403,
  'account-blocked': 403,
  // By its owner, who is mailed a way back.
  'account-deleted': 403,
  // 404 and 409
  'not-found': 404,
  'model-unknown': 404,
  conflict: 409,
  'session-exists': 409,
  'last-admin': 409,
  'analysis-unfinished': 409,
  'analysis-cancelled': 409,
  'idempotency-mismatch': 409,
  'link-used-up': 409,
  // 410: a link that was good once
  'link-over': 410,
  // 413 and 415: size and type
  'input-too-large': 413,
  'type-unsupported': 415,
  // 421: called under a name that is not this server's
  'host-unknown': 421,
  // 422: readable, but there is nothing to analyse in it
  'input-empty': 422,
  'input-damaged': 422,
  // By the virus scanner of CLAMD_URL.
  'input-infected': 422,
  'pdf-encrypted': 422,
  'pdf-without-pages': 422,
  'page-limit': 422,
  'page-too-large': 422,
  'page-too-complex': 422,
  'text-not-found': 422,
  'text-too-short': 422,
  'text-too-long': 422,
  'csv-unreadable': 422,
  'csv-without-dates': 422,
  'csv-without-numbers': 422,
  'csv-too-short': 422,
  'row-limit': 422,
  'pixel-limit': 422,
  'picture-too-small': 422,
  'duration-limit': 422,
  'sound-silent': 422,
  'sound-too-short': 422,
  'sound-damaged': 422,
  'deadline-exceeded': 422,
  'memory-exceeded': 422,
  // 429 and 503: not now
  'rate-limited': 429,
  'queue-full': 503,
  'engine-missing': 503,
  'engine-unavailable': 503,
  'not-configured': 503,
  'scanner-unavailable': 503,
  'model-switched-off': 503,
  'shutting-down': 503,
  'storage-unavailable': 503,
  'database-unavailable': 503,
  // 507: the disk is full
  'storage-full': 507,
  // Ours
  'provider-failed': 502,
  'output-invalid': 500,
  internal: 500,
} as const

export type Problem = keyof typeof statusOfProblem
