import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: new URL('../..', import.meta.url).pathname,
    include: ['apps/web/src/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['apps/web/src/testing/setup.ts'],
  },
})
