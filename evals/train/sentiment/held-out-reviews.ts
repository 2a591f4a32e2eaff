import type { SentimentLabel } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { foldOf } from '../linear/folds.ts'
import { readWrittenRows } from '../written-rows.ts'

/** Which of three labels a review's own label stands for; none where praise and blame stand side by side. */
const goldOf: Readonly<Record<string, SentimentLabel | null>> = {
  negative: 'negative',
  ironic: 'negative',
  neutral: 'neutral',
  positive: 'positive',
  teasing: 'positive',
  mixed: null,
}

/** The tenth of the reviews written for the product that the branch has not learned from (evals/train/encoder/export-rows.ts). */
export async function heldOutReviews(): Promise<{ text: string; gold: SentimentLabel | null }[]> {
  const rows = await readWrittenRows(new URL('reviews/', import.meta.url))
  return rows
    .filter(({ text }) => foldOf(text, 10) === 1)
    .map(({ labels: [label = ''], text }) => ({ text, gold: goldOf[label] ?? null }))
}
