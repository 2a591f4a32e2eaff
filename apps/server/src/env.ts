import { resolve } from 'node:path'
import { emailField } from '@vitrine/contracts/fields/email-field.ts'
import { filledField } from '@vitrine/contracts/fields/filled-field.ts'
import { z } from 'zod'
import { isClamdAddress } from './files/clamd.ts'
import { plainConnectionFaults } from './plain-connections.ts'
import { readSecretFiles } from './secret-files.ts'

const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema)

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

const environmentSchema = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 8080),
  HOST: withDefault(z.string(), '127.0.0.1'),
  /** Where the embedded database, files and mail are. */
  DATA_DIR: withDefault(z.string(), './data').transform((folder) => resolve(folder)),
  /** When the embedded database has committed data on the disk: at the commit, or about a second later. */
  DURABILITY: withDefault(z.enum(['strict', 'fast']), 'fast'),
  DATABASE_URL: filledField(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  FILES_URL: filledField(
    z.url({ protocol: /^(file|s3)$/, error: 'must be file:///folder, shared by all instances, or s3://bucket/prefix' }),
  ),
  /** Files of an object store are read directly there, by signed addresses, not through this server. */
  FILES_REDIRECT: withDefault(z.enum(['on', 'off']), 'off'),
  /** A clamd that scans every upload; unset, nothing does. */
  CLAMD_URL: filledField(
    z.string().refine(isClamdAddress, 'must be tcp://host:3310 or unix:///run/clamav/clamd.ctl, as clamd listens'),
  ),
  /** The object store's address, if it is not Amazon's; its client reads the credentials itself. */
  AWS_ENDPOINT_URL: filledField(webAddress),
  AWS_REGION: filledField(z.string()),
  /** The bucket in the path of an address (endpoint/bucket/key) or in its host; unset, in the path wherever AWS_ENDPOINT_URL is set. */
  AWS_S3_FORCE_PATH_STYLE: filledField(z.enum(['true', 'false'])),
  SMTP_URL: filledField(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  /** The sender of mails; its display name is what mails call the product. */
  MAIL_FROM: withDefault(
    z.string().regex(/^[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/, 'must be like Vitrine <no-reply@example.com>'),
    'Vitrine <no-reply@vitrine.example>',
  ),
  /** The address that people type; in mails and page heads. */
  PUBLIC_URL: filledField(webAddress),
  /** With an https PUBLIC_URL, browsers also stay with https at all hosts below that one. */
  HSTS_SUBDOMAINS: withDefault(z.enum(['on', 'off']), 'off'),
  /** Refuses to start with an address of another machine that is spoken to without encryption. */
  REQUIRE_TLS: withDefault(z.enum(['on', 'off']), 'off'),
  /**
   * Seconds that it goes on serving after SIGTERM while it reports that it is not ready: the load balancer has to
   * notice first.
   */
  DRAIN_SECONDS: withDefault(z.coerce.number().min(0).max(300), 0),
  /** A proxy is in front: take the caller's address from X-Forwarded-For. */
  TRUST_PROXY: withDefault(z.enum(['on', 'off']), 'off'),
  SECRET: filledField(z.string().min(32, 'must have at least 32 characters')),
  /** The previous SECRET: decrypts and verifies what was made with it. `database`: the one stored there. */
  SECRET_PREVIOUS: filledField(
    z.union([z.literal('database'), z.string().min(32, "must have at least 32 characters, or be 'database'")]),
  ),
  /** Roles that need a second step to sign in. */
  SECOND_STEP: withDefault(z.enum(['optional', 'staff', 'all']), 'optional'),
  /** An additional sign-in provider (OpenID Connect), with our client id and secret there. */
  OIDC_ISSUER: filledField(webAddress),
  OIDC_CLIENT_ID: filledField(z.string()),
  OIDC_CLIENT_SECRET: filledField(z.string()),
  /** What the sign-in dialog calls it. */
  OIDC_LABEL: withDefault(z.string().max(40), 'your company account'),
  SPEECH_MODEL: filledField(z.string()),
  ADMIN_EMAIL: withDefault(emailField, 'admin@vitrine.example'),
  ADMIN_PASSWORD: filledField(z.string()),
  SERVICE_API_KEY: filledField(z.string().min(16, 'must have at least 16 characters')),
  /** The bearer token for `/metrics`; unset, it is closed. */
  METRICS_TOKEN: filledField(z.string().regex(/^\S{16,}$/, 'must have at least 16 characters and no blanks')),
  AI_BASE_URL: filledField(webAddress),
  AI_API_KEY: filledField(z.string()),
  AI_CHAT_MODEL: filledField(z.string()),
  AI_VISION_MODEL: filledField(z.string()),
  AI_TRANSCRIPTION_MODEL: filledField(z.string()),
  AI_IMAGE_MODEL: filledField(z.string()),
  /** A collector of OpenTelemetry traces over HTTP; unset, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: filledField(webAddress),
  OTEL_SERVICE_NAME: withDefault(z.string(), 'vitrine'),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** Analyses that run at once, each in its own process. */
  WORKER_CONCURRENCY: withDefault(z.coerce.number().int().min(1).max(64), 2),
  /** Off for load tests and evaluation only. */
  RATE_LIMITS: withDefault(z.enum(['on', 'off']), 'on'),
  /** The hosts to which webhooks may go; unset: any public one. */
  WEBHOOK_HOSTS: filledField(
    z
      .string()
      .regex(/^ *(\*\.)?[\w.-]+( *, *(\*\.)?[\w.-]+)* *$/, 'must be host names, separated by commas')
      .transform((names) =>
        names
          .toLowerCase()
          .split(',')
          .map((name) => name.trim()),
      ),
  ),
  /** Allows webhooks to this machine, also over http: for developers of receivers. */
  WEBHOOKS_TO_LOCALHOST: withDefault(z.enum(['on', 'off']), 'off'),
})

export type Env = z.infer<typeof environmentSchema>

/** All faults of the environment at once, one line each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const providerVariables = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** Faults of variables that must be set together. */
function providerFaults(env: Env): string[] {
  const missing = providerVariables.filter((name) => env[name] === undefined)
  if (missing.length === providerVariables.length) return []
  const faults = missing.map((name) => `${name}: is needed beside the other OIDC variables`)
  if (env.PUBLIC_URL === undefined) faults.push('PUBLIC_URL: is needed with OIDC_ISSUER, which leads people back there')
  const { protocol, hostname } = new URL(env.OIDC_ISSUER ?? 'https://unset')
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname)) {
    faults.push('OIDC_ISSUER: must be an https:// address')
  }
  return faults
}

const faulty = (faults: readonly string[]) =>
  new ConfigurationError(`The configuration is at fault:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)

/** Parses an environment. Throws a ConfigurationError that names every fault. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const result = environmentSchema.safeParse(variables)
  const faults = result.success
    ? [...providerFaults(result.data), ...(result.data.REQUIRE_TLS === 'on' ? plainConnectionFaults(result.data) : [])]
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (result.success && faults.length === 0) return result.data
  throw faulty(faults)
}

/** The environment of this process, with secrets from the files that it names; no other code reads it. */
export function readEnv(): Env {
  const { variables, faults } = readSecretFiles(process.env)
  if (faults.length > 0) throw faulty(faults)
  return parseEnv(variables)
}

/** For tests: a PostgreSQL server on which each test file makes its own database; unset, PGlite is used. */
export const readTestDatabaseUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined

/** The recipient of encrypted backups and the file with the key that decrypts them, as `age` names them. */
export const readBackupKeys = (): { recipient: string | undefined; identity: string | undefined } => ({
  recipient: process.env.BACKUP_RECIPIENT || undefined,
  identity: process.env.BACKUP_IDENTITY || undefined,
})

/** The environment of child processes: the paths of commands and temporary files, and no secret. */
export const readChildEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TESSDATA_PREFIX', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
