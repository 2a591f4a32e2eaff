import { defineConfig } from 'vitest/config'
import { readTestDatabaseUrl } from './apps/server/src/env.ts'

/** Polling assertions may take long on a busy machine. */
const patience = { timeout: 15_000 }

/** The result of these tests does not depend on the database, or they test the embedded one only. */
const once = '**/*.once.integration.test.ts'
const onPostgres = readTestDatabaseUrl() !== undefined

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
          name: 'integration',
          include: ['apps/server/src/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', ...(onPostgres ? [once] : [])],
          pool: 'forks',
          testTimeout: 60_000,
          expect: { poll: patience },
          hookTimeout: 60_000,
          // Each file has its own database, and some start whole servers: more at once would overload two cores.
          maxWorkers: 2,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
})
