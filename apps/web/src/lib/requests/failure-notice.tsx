import { failureHint, failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import type { ReactNode } from 'react'

interface FailureNoticeProps {
  error: unknown
  /** The message if the server gave none. */
  failed?: string | undefined
  action?: ReactNode
}

/** A failure in the server's words, and the way out that it names. */
export const FailureNotice = ({ error, failed, action }: FailureNoticeProps) => (
  <ErrorNotice message={failureWords(error, failed)} hint={failureHint(error)} action={action} />
)
