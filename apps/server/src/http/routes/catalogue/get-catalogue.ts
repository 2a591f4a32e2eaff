import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import { type PreparedAnswer, prepareAnswer } from '../../answers/prepared-answer.ts'
import type { Handler } from '../../handler.ts'
import { currentCatalogue } from './current-catalogue.ts'

const prepared = new WeakMap<Catalogue, PreparedAnswer>()

export const getCatalogue: Handler<'getCatalogue'> = async ({ services }) => {
  const catalogue = currentCatalogue(services)
  const answer = prepared.get(catalogue) ?? prepareAnswer(operations.getCatalogue, { data: catalogue })
  prepared.set(catalogue, answer)
  return answer
}
