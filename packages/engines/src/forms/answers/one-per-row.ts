import type { FormAnswer } from './form-answer.ts'

type Placed = Pick<FormAnswer, 'page' | 'box'>

/** The first answer of each row of a page. */
export const onePerRow = <Answer extends Placed>(answers: readonly Answer[]): Answer[] =>
  [...Map.groupBy(answers, ({ page, box }) => `${page}:${box[1].toFixed(3)}`).values()].flatMap(
    ([first]) => first ?? [],
  )
