import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: new URL('../..', import.meta.url).pathname,
    include: ['apps/web/src/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Screens load their code during the first test of a file, which takes long on a busy machine.
    testTimeout: 60_000,
    // As the other projects of the stage, so that all of them share two workers: alone, this one would get a single one.
    maxWorkers: 2,
    setupFiles: ['apps/web/src/testing/setup.ts'],
  },
})
