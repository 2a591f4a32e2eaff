import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import type { SignedInCaller } from '../accounts/caller.ts'

/** A key restricted to models is refused for all others, including their results. Throws 'not-allowed'. */
export function checkKeyModel(signedIn: Pick<SignedInCaller, 'apiKey'> | null, modelId: string): void {
  const models = signedIn?.apiKey?.models
  if (!models || models.includes(modelId)) return
  throw new NotAllowed('not-allowed', `This API key is not for ${modelId}.`, {
    hint: `It is for ${models.join(', ')}.`,
  })
}
