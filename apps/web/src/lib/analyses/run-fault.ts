import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { failureHint, failureWords, unknownFailure } from '@vitrine/contracts/calls/failure-words.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'

interface FaultWords {
  /** The message for a failure without one. */
  failed?: string | undefined
  /** What a person can do after cancelling a run. */
  afterCancelling?: string
}

/**
 * A run's error in words: it could not be started or followed, or it ended without an answer. Null if there is none.
 */
export function runFault(
  lost: Error | null,
  ended: AnalysisState | null,
  { failed = unknownFailure, afterCancelling = '' }: FaultWords = {},
): InputFault | null {
  if (lost) return { message: failureWords(lost, failed), hint: failureHint(lost) }
  if (ended?.status === 'cancelled') return { message: 'The run was cancelled.', hint: afterCancelling }
  if (ended?.status !== 'failed') return null
  return { message: ended.failure?.error || failed, hint: ended.failure?.hint ?? '' }
}
