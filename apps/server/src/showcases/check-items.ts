import type { ShowcaseItem } from '@vitrine/contracts/people/showcase.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'

/**
 * Every model and sample of a link must be one that its reader may run. Throws 'model-unknown', 'sample-unknown' and
 * 'conflict'.
 */
export function checkItems(
  models: readonly Model[],
  items: readonly ShowcaseItem[],
  { signIn }: { signIn: boolean },
): void {
  for (const { model: id, samples } of items) {
    const model = models.find((one) => one.id === id)
    if (!model) throw new RequestError('model-unknown', `There is no model ${id}.`)
    const known = model.work?.samples.map((sample) => sample.id) ?? []
    const stray = samples.find((sample) => !known.includes(sample))
    if (stray !== undefined) {
      throw new InputError('sample-unknown', `${model.title} has no sample ${stray}.`, {
        hint: `Its samples: ${known.join(', ') || 'none'}.`,
      })
    }
    if (!signIn && model.samplesForVisitors === false) {
      throw new RequestError('conflict', `${model.title} runs only for people who have signed in.`, {
        hint: 'Ask for the sign-in, or leave the model out.',
      })
    }
  }
}
