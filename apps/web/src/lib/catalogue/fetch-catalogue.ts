import { CallError, callErrorOf, unreachable } from '@vitrine/contracts/calls/call-error.ts'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'

/**
 * The catalogue without the typed client: the server has checked its answer against the same contract, and checking
 * hundreds of figures again holds a phone up for longer than everything else. Without headers of its own, so that the
 * browser takes the answer that the page announced (`rel=preload`).
 */
export async function fetchCatalogue(signal: AbortSignal): Promise<Catalogue> {
  const response = await window.fetch('/api/catalogue', { signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : unreachable()
  })
  const answer = (await response.json().catch(() => null)) as { success?: boolean; data?: Catalogue } | null
  if (!response.ok || answer?.success === false) {
    throw callErrorOf(response.status, answer, response.headers.get('retry-after'))
  }
  if (!answer?.data) throw new CallError('The server’s answer could not be read.', { status: response.status })
  return answer.data
}
