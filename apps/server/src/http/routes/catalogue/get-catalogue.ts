import { operations } from '@vitrine/contracts/operations.ts'
import { industries } from '@vitrine/models/industries.ts'
import { models } from '@vitrine/models/registry.ts'
import type { Handler } from '../../handler.ts'
import { prepareAnswer } from '../../prepared-answer.ts'
import { catalogueEntry } from './catalogue-entry.ts'

const catalogue = { industries: [...industries], models: models.map(catalogueEntry) }
const answer = prepareAnswer(operations.getCatalogue, { data: catalogue })

export const getCatalogue: Handler<'getCatalogue'> = async () => answer
