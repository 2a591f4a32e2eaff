import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // What passes only when it is tried again is named 'flaky' in the closing lines: a race to look into at once, since a visitor meets it too.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium's sandbox cannot run as root, which containers and CI are.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    screenshot: 'only-on-failure',
    // Of the second try only: recording every test takes a good part of its time.
    trace: 'on-first-retry',
  },
})
