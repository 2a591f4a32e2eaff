import { keepText } from '../../lib/screen/keep-text.ts'

/** The hero's run, as this tab remembers it through a reload. */
export interface KeptHeroRun {
  model: string
  /** The idempotency key of its request. */
  key: string
  /** Null until the server has answered. */
  analysis: string | null
}

/** hero-picture.tsx reads it too. */
const name = 'heroRun'

export const keepHeroRun = (run: KeptHeroRun) => keepText(window.sessionStorage, name, JSON.stringify(run))

export const dropHeroRun = () => window.sessionStorage.removeItem(name)

export function readHeroRun(): KeptHeroRun | null {
  const text = window.sessionStorage.getItem(name)
  // Only this file writes it.
  return text === null ? null : (JSON.parse(text) as KeptHeroRun)
}
