import type { SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Codes that stand in for the authenticator app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the code, which has 118 random bits. */
    hash: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
)

/** What happened to an account's security, for its owner to read. It goes with the account. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<SecurityEventKind>().notNull(),
    address: text(),
    userAgent: text('user_agent'),
  },
  (table) => [index('security_events_account').on(table.accountId, table.at, table.id)],
)

/** Keys that sign an account in by themselves; the private half never leaves its owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the device calls it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; it never goes back, or the key was copied. 0 where the device does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** Its owner's word for it. */
    name: text().notNull(),
    /** Kept in a cloud, so that a lost device is not a lost key. */
    backedUp: boolean('backed_up').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_account').on(table.accountId, table.createdAt),
  ],
)

/** What serves once and soon: challenges for passkeys, the way back from the sign-in provider, links that undo a deletion. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    /** SHA-256 of the purpose and the secret. */
    hash: text().primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session, or the hash of the browser's mark, that alone may use it; null: anyone who has it. */
    boundTo: text('bound_to'),
    /** Its bearer has passed a second step elsewhere. */
    stepped: boolean().notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('one_time_secrets_over').on(table.expiresAt)],
)
