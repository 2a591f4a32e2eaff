import { InputError } from '@vitrine/errors/input-error.ts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Loaded when the first password is set: its dictionaries take a second and many megabytes. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const dictionary = { ...common.dictionary, ...english.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

let estimator: Promise<ZxcvbnFactory> | undefined

const weak = (message: string, hint: string) => new InputError('password-weak', message, { hint })

/**
 * Throws 'password-weak' unless a password has 12 to 128 characters, is not the e-mail or the name, differs from the
 * present one and has an estimated strength of at least 3 of 4.
 */
export const checkPasswordRules = async (
  password: string,
  of: { email: string; name: string; currentPassword: string },
): Promise<void> => {
  const length = Array.from(password).length
  if (length < 12)
    throw weak('The password has fewer than 12 characters.', 'Take three or four words that do not belong together.')
  if (length > 128) throw weak('The password has more than 128 characters.', 'Choose one of 12 to 128 characters.')
  const lower = password.toLowerCase()
  if (lower === of.email.toLowerCase() || lower === of.name.toLowerCase()) {
    throw weak('The password is the e-mail address or the name.', 'Choose one that nobody can look up.')
  }
  if (password === of.currentPassword) {
    throw weak('The new password is the present one.', 'Choose another.')
  }
  estimator ??= loadEstimator()
  const estimate = (await estimator).check(password, [of.email, ...of.email.split(/[@.]/), ...of.name.split(' ')])
  if (estimate.score < 3) {
    throw weak(
      'The password is easy to guess.',
      'Take three or four words that do not belong together, or let your browser suggest one.',
    )
  }
}
