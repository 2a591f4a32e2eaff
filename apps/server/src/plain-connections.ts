import { keysOf } from '@vitrine/basics/typed-keys.ts'

const isHttps = ({ protocol }: URL): boolean => protocol === 'https:'

/** How an address says that the connection is encrypted and the other side's certificate checked. */
const encrypted = {
  PUBLIC_URL: { by: isHttps, words: 'an https:// address' },
  // The driver's other modes encrypt without checking whom they speak to, or leave it to the other side.
  DATABASE_URL: { by: (url: URL) => url.searchParams.get('sslmode') === 'verify-full', words: '?sslmode=verify-full' },
  SMTP_URL: {
    by: (url: URL) => url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true',
    words: 'an smtps:// address, or ?requireTLS=true',
  },
  CLAMD_URL: { by: (url: URL) => url.protocol === 'unix:', words: 'a unix:// socket: clamd does not encrypt' },
  AWS_ENDPOINT_URL: { by: isHttps, words: 'an https:// address' },
  AI_BASE_URL: { by: isHttps, words: 'an https:// address' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { by: isHttps, words: 'an https:// address' },
} satisfies Record<string, { by: (url: URL) => boolean; words: string }>

type Addresses = { [Name in keyof typeof encrypted]?: string | undefined }

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Faults of addresses of other machines that are spoken to without encryption, for REQUIRE_TLS. */
export function plainConnectionFaults(env: Addresses): string[] {
  return keysOf(encrypted).flatMap((name) => {
    const address = env[name]
    if (address === undefined) return []
    const url = new URL(address)
    const { by, words } = encrypted[name]
    return by(url) || ownMachine.has(url.hostname) ? [] : [`${name}: REQUIRE_TLS needs ${words}`]
  })
}
