import { CallError, callErrorOf, unreachable } from '@vitrine/contracts/calls/call-error.ts'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'

/**
 * The catalogue without the typed client: the server has validated its answer by the same contract, and validating it
 * again would block a phone longer than everything else. Without additional headers, so that the browser uses the
 * response that the page has preloaded (`rel=preload`).
 */
export async function fetchCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const response = await window.fetch('/api/catalogue', { signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : unreachable()
  })
  // The cast: our own server's answer, which it has validated; the schemas would make every page's file larger.
  const answer = (await response.json().catch(() => null)) as { success?: boolean; data?: Catalogue } | null
  if (!response.ok || answer?.success === false) {
    throw callErrorOf(response.status, answer, response.headers.get('retry-after'))
  }
  if (!answer?.data) throw new CallError('The server’s answer could not be read.', { status: response.status })
  return answer.data
}
