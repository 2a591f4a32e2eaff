import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

/** JavaScript that the landing page may load at first, gzipped. */
const budget = 100_000

const assets = new URL('../dist/assets/', import.meta.url)
const names = await readdir(assets)
const loadedAtFirst = names.filter((name) => /^(index|landing-screen|model-browser)-.*\.js$/.test(name))

/** Those files and everything that they import statically. */
const reached = new Map<string, number>()
const visit = async (name: string): Promise<void> => {
  if (reached.has(name)) return
  const code = await readFile(new URL(name, assets), 'utf8')
  reached.set(name, gzipSync(code, { level: 9 }).length)
  for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (imported) await visit(imported)
}
for (const name of loadedAtFirst) await visit(name)

const total = [...reached.values()].reduce((sum, size) => sum + size, 0)
console.log(`The landing page loads ${(total / 1000).toFixed(1)} kB of JavaScript (gzip) in ${reached.size} files.`)
if (total > budget) {
  const largest = [...reached].toSorted((a, b) => b[1] - a[1]).slice(0, 8)
  throw new Error(`That is more than ${budget / 1000} kB. The largest: ${JSON.stringify(largest)}`)
}
