import { defineConfig } from 'vitest/config'
import { readTestDatabaseUrl } from './apps/server/src/env.ts'

/** What is asked for again and again may take its time on a busy machine. */
const patience = { timeout: 15_000 }

/** Of these the database is no matter, or only the embedded one: a run on PostgreSQL would show the same again. */
const once = '**/*.once.integration.test.ts'
const onPostgres = readTestDatabaseUrl() !== undefined

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'evals/**/*.test.ts',
            'script/**/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
          expect: { poll: patience },
          // One file runs a sample of every model: the others need not wait for it.
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
          // Each file has a database of its own, and some start whole servers: more at once starve two cores.
          maxWorkers: 2,
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
})
