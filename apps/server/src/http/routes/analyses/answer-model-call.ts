import { RequestError } from '@vitrine/errors/request-error.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { isFinal } from '../../../analyses/reading/analysis-state.ts'
import { checkKeyModel } from '../../../api-keys/check-key-model.ts'
import type { Answer } from '../../answers/write-answer.ts'
import type { Call } from '../../handler.ts'
import { analysisCaller } from './analysis-caller.ts'

/** How long a call waits for its answer; then it gets the state, and the run continues. */
const waitMilliseconds = 120_000

const asksNotToWait = (prefer: string | undefined): boolean =>
  prefer?.split(',').some((one) => one.trim().toLowerCase() === 'respond-async') ?? false

/** What a model call needs of a request; `body` has the fields under the names that models know. */
export type ModelCall = Pick<Call<unknown>, 'services' | 'signedIn' | 'ip' | 'uploads' | 'signal' | 'leaving'> & {
  body: Readonly<Record<string, unknown>>
  headers: { prefer?: string | undefined; 'idempotency-key'?: string | undefined }
}

/**
 * Runs a model and waits for its output, or answers 202 with the state if the caller prefers that. Hanging up does not
 * cancel: the run is found under /api/analyses, also if this server shuts down meanwhile.
 */
export async function answerModelCall(call: ModelCall, model: Model): Promise<Answer<unknown>> {
  const { analyses } = call.services
  checkKeyModel(call.signedIn, model.id)
  const { row } = await analyses.submit({
    model,
    caller: analysisCaller(call),
    fields: call.body,
    files: call.uploads,
    idempotencyKey: call.headers['idempotency-key'],
  })
  const headers = { location: `/api/analyses/${row.id}` }
  if (asksNotToWait(call.headers.prefer)) {
    const applied = { ...headers, 'preference-applied': 'respond-async' }
    return { status: 202, message: 'Accepted', data: await analyses.state(row), headers: applied }
  }
  const ended = await analyses.await(row, waitMilliseconds, AbortSignal.any([call.signal, call.leaving]))
  if (ended === null || ended.status === 'cancelled') {
    throw new RequestError('analysis-cancelled', 'The analysis was cancelled.')
  }
  if (!isFinal(ended.status))
    return { status: 202, message: 'Still running', data: await analyses.state(ended), headers }
  if (ended.failure !== null) {
    const { problem, error, hint, retryAfter } = ended.failure
    throw new VitrineError(problem, error, {
      ...(hint !== null && { hint }),
      ...(retryAfter !== null && { retryAfter }),
    })
  }
  return {
    message: 'Analysis complete',
    data: analyses.output(ended),
    ...(ended.summary !== null && { summary: ended.summary }),
    headers,
  }
}
