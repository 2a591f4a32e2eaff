import type { SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** One-time codes in place of the authenticator app's. */
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

/** Security events of an account, readable by its owner and deleted with it. */
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

/** Passkeys; the private key never leaves its owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The credential's id from the device, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The device's signature counter; it must rise, or the key was cloned. 0 if the device does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** The name that its owner gave it. */
    name: text().notNull(),
    /** Synchronised to a cloud, so that losing the device does not lose the key. */
    backedUp: boolean('backed_up').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_account').on(table.accountId, table.createdAt),
  ],
)

/**
 * Short-lived one-time secrets: challenges for passkeys, the way to the sign-in provider and the return from it,
 * links that undo a deletion.
 */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    /** SHA-256 of the purpose and the secret. */
    hash: text().primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session, or the hash of the browser's mark, that may use it; null: anyone who has it. */
    boundTo: text('bound_to'),
    /** Its holder has passed a second step at the provider. */
    stepped: boolean().notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('one_time_secrets_over').on(table.expiresAt)],
)
