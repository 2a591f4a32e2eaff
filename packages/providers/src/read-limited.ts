import { ProviderError } from '@vitrine/errors/provider-error.ts'

/** Reads a body as text up to a limit, whatever length it announces. Throws `ProviderError` beyond it. */
export async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) {
      throw new ProviderError(`The provider’s answer is larger than ${Math.round(maxBytes / 1_048_576)} MB.`, {
        transient: false,
      })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
