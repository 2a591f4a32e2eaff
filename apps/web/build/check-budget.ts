import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { PageName } from '@vitrine/contracts/pages/pages.ts'

/**
 * The JavaScript that a page may load at first, gzipped, in bytes; what a person's first action loads is not included.
 */
const budgets: { [Name in PageName]?: number } = {
  landing: 100_000,
  contentCreation: 100_000,
  resumeAnalysis: 100_000,
  billOfLading: 100_000,
  explore: 150_000,
  // Half a kilobyte of it shows the way out of each refusal.
  run: 172_000,
}

/** Loaded soon afterwards when the reader scrolls, so counted as part of the page's cost. */
const soon: Record<string, RegExp> = { landing: /^model-browser-/ }

const dist = new URL('../dist/', import.meta.url)
const assets = new URL('assets/', dist)
const names = await readdir(assets)

/** Records the gzipped size of a file and of everything that it imports statically, by name. */
async function reach(name: string, reached: Map<string, number>): Promise<void> {
  if (reached.has(name)) return
  const code = await readFile(new URL(name, assets), 'utf8')
  reached.set(name, gzipSync(code, { level: 9 }).length)
  for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    if (imported) await reach(imported, reached)
  }
}

for (const [page, budget] of Object.entries(budgets)) {
  const html = await readFile(new URL(`pages/${page}.html`, dist), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')
  const reached = new Map<string, number>()
  for (const name of [...named, ...names.filter((one) => one.endsWith('.js') && soon[page]?.test(one))]) {
    await reach(name, reached)
  }
  const total = [...reached.values()].reduce((sum, size) => sum + size, 0)
  console.log(`${page}: ${(total / 1000).toFixed(1)} kB of JavaScript (gzip) in ${reached.size} files`)
  if (total > budget) {
    const largest = [...reached].toSorted((a, b) => b[1] - a[1]).slice(0, 8)
    throw new Error(`${page} loads more than ${budget / 1000} kB. The largest: ${JSON.stringify(largest)}`)
  }
}
