import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import { moderate } from '@vitrine/models/text-moderation/engine.ts'
import type { Moderated } from '@vitrine/models/text-moderation/schema.ts'

/** What the shipped engine says of a text. */
export const answer = (text: string): Promise<Moderated> => moderate(...textRun(text))

/** The trained categories' scores, in their order. */
export const trainedScores = ({ categories }: Pick<Moderated, 'categories'>): number[] =>
  trainedCategories.map((name) => categories.find((category) => category.name === name)?.score ?? 0)
