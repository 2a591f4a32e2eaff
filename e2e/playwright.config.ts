import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try is listed as 'flaky' at the end: a race to investigate at once, since
  // visitors meet it too.
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
        // Chromium's sandbox cannot run as root, as containers and CI do.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    screenshot: 'only-on-failure',
    // Only for the second try: recording every test takes much of its time.
    trace: 'on-first-retry',
  },
})
