import { promptFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { checkVisitorMay } from '../../../analyses/submission/admit-visitor.ts'
import type { Answer } from '../../answers/write-answer.ts'
import { answerModelCall, type ModelCall } from './answer-model-call.ts'

/**
 * Runs a generating model: the topic is its text, and each further prompt is an option of the same name. Blank and too
 * long prompts are refused by name, as on the screens; a sample has its own prompts.
 */
export async function answerPrompt(
  call: ModelCall,
  model: Model,
  further: readonly 'instructions'[] = [],
): Promise<Answer<never>> {
  // Before the fields are checked, so that a visitor learns first that they have to sign in.
  if (call.signedIn === null) checkVisitorMay(model, { own: !call.body.sample })
  if (!call.body.sample) {
    for (const field of ['topic', ...further] as const) {
      const given = call.body[field]
      const text = typeof given === 'string' ? given : ''
      const fault = promptFault(field, text, model.input.maxMegabytes)
      const problem = text.trim() === '' ? 'input-required' : 'input-too-large'
      if (fault) throw new InputError(problem, fault.message, fault.hint ? { hint: fault.hint } : {})
    }
  }
  const { topic, ...fields } = call.body
  // The cast: the output's type is the model's, and every answer is parsed by its operation's schema before it is sent.
  return (await answerModelCall({ ...call, body: { ...fields, text: topic } }, model)) as Answer<never>
}
