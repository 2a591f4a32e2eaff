import { plainLetters } from '@vitrine/basics/plain-letters.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

interface Judge {
  estimator: ZxcvbnFactory
  /** The most frequent passwords of known breaches, in lower case. */
  breached: ReadonlySet<string>
}

const mostBreached = 10_000

/**
 * A strong password is recognised as strong by then; estimating 128 random characters blocks the event loop for
 * seconds.
 */
const judgedLength = 32

/** Loaded when the first password is set: its dictionaries take a second and many megabytes. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const dictionary = { ...common.dictionary, ...english.dictionary }
  const breached = [...common.dictionary['passwords-common']].slice(0, mostBreached).map(String)
  return {
    estimator: new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, maxLength: judgedLength }),
    breached: new Set(breached),
  }
}

let judge: Promise<Judge> | undefined

/** Words that people put in front of a year. */
const usual =
  'spring summer autumn fall winter january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday welcome password passwort admin login secret changeme letmein hello company demo test'.split(
    ' ',
  )

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** Characters that stand for letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const undisguised = (text: string): string => text.replace(/[013457@$]/g, (sign) => disguises[sign] ?? sign)

const lettersOf = (text: string): string => text.replace(/[^\p{L}]+/gu, '')

/** The letters that remain of a password when these words are removed, the longest first. */
const without = (letters: string, words: readonly string[]): string =>
  words.toSorted((one, two) => two.length - one.length).reduce((left, word) => left.replaceAll(word, ' '), letters)

/**
 * Whether a password is a word that anybody tries (season, product, person) with digits and symbols around it. An
 * estimator that counts each of these characters as random rates it too strong.
 */
const isDressedUp = (password: string, words: readonly string[], breached: ReadonlySet<string>): boolean =>
  [password.toLowerCase(), undisguised(password.toLowerCase())].some((text) => {
    const letters = lettersOf(text)
    return letters.length < 4 || breached.has(letters) || without(letters, words).replaceAll(' ', '').length < 4
  })

const weak = (message: string, hint: string) => new InputError('password-weak', message, { hint })

/**
 * Throws 'password-weak' unless a password has 12 to 128 characters, is not the e-mail or the name, differs from the
 * current one, is not a common breached password even with digits and symbols around it, and has an estimated strength
 * of 4 of 4 with product, company, person, season and year as known words.
 */
export async function checkPasswordRules(
  password: string,
  of: { email: string; name: string; currentPassword: string; product: string },
): Promise<void> {
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
  judge ??= loadJudge()
  const { estimator, breached } = await judge
  const year = new Date().getFullYear()
  const years = Array.from({ length: 6 }, (_, index) => String(year - 3 + index))
  const known = ['vitrine', ...wordsOf(of.product), ...wordsOf(of.email), ...wordsOf(of.name), ...usual]
  // What is typed in other letters is guessed as soon.
  const read = plainLetters(password)
  const easy = breached.has(read.toLowerCase()) || isDressedUp(read, known.map(plainLetters), breached)
  if (easy || estimator.check(read, [of.email, ...known, ...years]).score < 4) {
    throw weak(
      'The password is easy to guess.',
      'Take three or four words that do not belong together, or let your browser suggest one.',
    )
  }
}
