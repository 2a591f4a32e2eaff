/** Seconds; an older message may be a replay. */
const tolerance = 300

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/**
 * Verifies a webhook message's signature (Standard Webhooks) and returns the message. `body` is the raw body, before
 * parsing. Throws if the signature does not match the secret, or the message is older than five minutes.
 */
export async function verifyWebhook(
  secret: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
  now = new Date(),
): Promise<unknown> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => String(headers[`webhook-${name}`]))
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance || !Number.isFinite(Number(timestamp))) {
    throw new Error('The message is too old.')
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = bytesOf(secret.replace(/^whsec_/, ''))
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures?.split(' ') ?? []) {
    const [version, value = ''] = signature.split(',')
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed))) return JSON.parse(body)
  }
  throw new Error('The signature is not by this secret.')
}
