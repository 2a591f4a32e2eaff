import { z } from 'zod'

/** RFC 5321, 4.5.3.1: the part before the @, and a path of 256 without its angle brackets. The host is bounded by the rest. */
const longest = { local: 64, whole: 254 }

/** An e-mail address that mail can be sent to: trimmed, not longer than SMTP takes, with a host that has a dot. */
export const emailField = z
  .string()
  .trim()
  .max(longest.whole, { error: `An e-mail address has ${longest.whole} characters at most`, abort: true })
  .refine((address) => address.lastIndexOf('@') <= longest.local, {
    error: `An e-mail address has ${longest.local} characters at most before the @`,
    abort: true,
  })
  .pipe(z.email({ error: 'Invalid email' }))
