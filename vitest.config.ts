import { defineConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { readTestDatabaseUrl } from './apps/server/src/env.ts'

/** Polling assertions may take long on a busy machine. */
const patience = { timeout: 15_000 }

/** The result of these tests does not depend on the database, or they test the embedded one only. */
const once = '**/*.once.integration.test.ts'
const onPostgres = readTestDatabaseUrl() !== undefined

const elsewhere = ['**/node_modules/**', ...(onPostgres ? [once] : [])]

const integration: InlineConfig = {
  pool: 'forks',
  testTimeout: 60_000,
  expect: { poll: patience },
  hookTimeout: 60_000,
  // Each file has its own database, and some start whole servers: more at once would overload two cores.
  maxWorkers: 2,
}

/** These replace a module, which must not have been loaded by another file before. */
const mocking = [
  'apps/server/src/accounts/sign-in.integration.test.ts',
  'apps/server/src/accounts/passwords/forgot-password.integration.test.ts',
  'apps/server/src/http/openapi/documents.once.integration.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'evals/**/*.test.ts', 'script/**/*.test.ts', 'bench/**/*.test.ts'],
          // The interface's own tests run among the components.
          exclude: ['packages/ui/**', '**/node_modules/**'],
          testTimeout: 20_000,
          expect: { poll: patience },
          // The files of a worker share its modules: weights and dictionaries are loaded once, not for each file.
          isolate: false,
          // One file runs a sample of every model: the others need not wait for it.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
          expect: { poll: patience },
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['apps/server/src/**/*.integration.test.ts'],
          exclude: [...elsewhere, ...mocking],
          // The files of a worker share its modules: loading the server and compiling the embedded database take seconds.
          isolate: false,
        },
      },
      { test: { ...integration, name: 'integration-mocking', include: mocking, exclude: elsewhere } },
      'apps/web/vitest.config.ts',
    ],
  },
})
