import { addTo, largestOf } from '@vitrine/basics/tally.ts'
import type { LanguageShares } from './listen-to-window.ts'

/** From this share on one window's language is believed by itself, and a recording may change its language. */
const sure = 0.85

const likeliest = (shares: LanguageShares): string => largestOf(shares)?.[0] ?? 'en'

/** Follows which language is spoken from window to window: short ones are easily taken for another language. */
export class Languages {
  readonly #seconds = new Map<string, number>()

  /** The language of a window that lasts `seconds`. */
  choose(shares: LanguageShares, seconds: number): string {
    for (const [code, share] of shares) {
      addTo(this.#seconds, code, share * Math.max(0.5, seconds))
    }
    const own = likeliest(shares)
    return (shares.get(own) ?? 0) >= sure ? own : (this.overall ?? own)
  }

  /** Spoken longest so far; null where nothing was heard. */
  get overall(): string | null {
    return this.#seconds.size === 0 ? null : likeliest(this.#seconds)
  }
}

/** Whisper's code as a name in English: 'German'. */
export function languageName(code: string): string {
  // Javanese had this code once.
  const current = code === 'jw' ? 'jv' : code
  return new Intl.DisplayNames('en', { type: 'language' }).of(current) ?? code
}
