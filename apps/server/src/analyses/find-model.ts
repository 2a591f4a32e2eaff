import { InputError } from '@vitrine/errors/input-error.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Model } from '@vitrine/model-kit/model.ts'

const unknown = (what: string): RequestError =>
  new RequestError('model-unknown', 'Unknown reference name', {
    hint: `There is no model ${what}. GET /api/catalogue lists all models.`,
  })

/** The model below /api/analyze/. Throws 'model-unknown'. */
export function findModelBySlug(models: readonly Model[], slug: string): Model {
  const found = models.find((model) => model.slug === slug)
  if (found === undefined) throw unknown(`at /api/analyze/${slug}`)
  return found
}

export function findModelById(models: readonly Model[], id: string): Model {
  const found = models.find((model) => model.id === id)
  if (found === undefined) throw unknown(id)
  return found
}

/** Throws 'engine-missing' for a model that the catalogue only announces. */
export function requireEngine(model: Model): void {
  if (model.work !== null) return
  throw new Unavailable('engine-missing', `${model.title} has no engine here yet, so it cannot be run.`, {
    hint: 'The catalogue shows which models can be run.',
  })
}

/**
 * The model behind a hosted function's name. Models that share a name are told apart by the field that their alias
 * declares; throws 'option-invalid' if the field is missing or matches no model.
 */
export function findModelByFunction(
  models: readonly Model[],
  name: string,
  fields: Readonly<Record<string, unknown>>,
): Model {
  const candidates = models.flatMap((model) =>
    model.aliases.filter((alias) => alias.name === name).map(({ when }) => ({ model, when })),
  )
  if (candidates.length === 0) throw unknown(`behind the function ${name}`)
  const chosen =
    candidates.find(({ when }) => when !== undefined && fields[when.field] === when.value) ??
    candidates.find(({ when }) => when === undefined)
  if (chosen !== undefined) return chosen.model
  const field = candidates[0]?.when?.field
  const values = candidates.map(({ when }) => when?.value).join(', ')
  throw new InputError('option-invalid', `The field ${field} must be one of ${values}.`)
}
