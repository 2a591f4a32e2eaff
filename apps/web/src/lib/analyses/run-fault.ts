import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { failureHint, failureWords, unknownFailure } from '@vitrine/contracts/calls/failure-words.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'

interface FaultWords {
  /** Said when a failure has no words of its own. */
  failed?: string | undefined
  /** Where a cancelled run leaves its reader. */
  afterCancelling?: string
}

/** What went wrong with a run, in words: it could not be asked for or followed, or it ended without an answer. Null while nothing did. */
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
