import type { ResultFeedback } from '@vitrine/contracts/administration/administration.ts'
import type { Tone } from '@vitrine/ui/primitives/badge.tsx'

export type Verdict = ResultFeedback['verdict']

export const verdictLooks: Record<Verdict, { words: string; tone: Tone }> = {
  right: { words: 'Right', tone: 'good' },
  partly: { words: 'Partly', tone: 'warning' },
  wrong: { words: 'Wrong', tone: 'bad' },
  unsafe: { words: 'Unsafe', tone: 'bad' },
}
