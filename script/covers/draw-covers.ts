import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { at } from '@vitrine/basics/at.ts'
import sharp from 'sharp'
import { models } from '../../packages/models/src/registry.ts'
import { answerFirstSample } from './answer-sample.ts'
import { coverOf } from './cover.ts'
import { coverSize } from './drawn.ts'

/**
 * Writes apps/web/public/covers/<id>-<theme>-<width>.avif for each model: the engine's real answer to its first sample,
 * with no text or figure added. Run it again when an answer or a first sample changes.
 */
const target = fileURLToPath(new URL('../../apps/web/public/covers/', import.meta.url))
const themes = ['light', 'dark'] as const

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' }, chromium: { type: 'string', default: '/usr/bin/chromium' } },
})
const known = new Set(models.map(({ id }) => id))
const unknown = positionals.filter((id) => !known.has(id))
if (unknown.length > 0) {
  console.error(
    `There is no model '${unknown.join("', '")}'. Usage: script/draw-covers [model-id…] [--answers DIR] [--chromium PATH]`,
  )
  process.exit(64)
}
const wanted = models.filter(({ id, work }) => work && (positionals.length === 0 || positionals.includes(id)))

const upcoming = positionals.filter((id) => !wanted.some((model) => model.id === id))
if (upcoming.length > 0) {
  console.error(`'${upcoming.join("', '")}' has no answer to draw: take 'upcoming: true' out of its definition.`)
  process.exit(64)
}

const readText = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
/** The web application's font. */
const family = '@fontsource-variable/inter'
const font = await readFile(
  new URL(`../../node_modules/${family}/files/inter-latin-wght-normal.woff2`, import.meta.url),
)
const styles = [
  await readText('packages/ui/src/tokens.css'),
  `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString('base64')}) }`,
  await readText('script/covers/cover.css'),
].join('\n')

/** AVIF at the size of a card and at double size, for high-density screens and the model's own page. */
async function write(name: string, shot: Uint8Array): Promise<number> {
  const sizes = [
    { width: coverSize.width, quality: 50 },
    { width: 2 * coverSize.width, quality: 42 },
  ]
  let bytes = 0
  for (const { width, quality } of sizes) {
    const file = join(target, `${name}-${width}.avif`)
    await writeFile(file, await sharp(shot).resize({ width }).avif({ quality, effort: 4 }).toBuffer())
    bytes += (await stat(file)).size
  }
  return bytes
}

async function draw(browser: Browser, id: string, content: string): Promise<number> {
  const page = await browser.newPage({ viewport: coverSize, deviceScaleFactor: 2 })
  let bytes = 0
  for (const theme of themes) {
    await page.setContent(`<html data-theme="${theme}"><style>${styles}</style><body>${content}</body></html>`)
    await page.evaluate('document.fonts.ready')
    bytes += await write(`${id}-${theme}`, await page.screenshot())
  }
  await page.close()
  return bytes
}

/** The sample and version that each cover shows. */
const register = new URL('drawn-from.json', import.meta.url)
const drawnFrom: Record<string, { version: number; sample: string }> = JSON.parse(await readFile(register, 'utf8'))

await mkdir(target, { recursive: true })
if (values.answers) await mkdir(values.answers, { recursive: true })
const browser = await chromium.launch({ executablePath: values.chromium })
try {
  for (const model of wanted) {
    const answered = await answerFirstSample(model, values.answers ?? null)
    const bytes = await draw(browser, model.id, coverOf(answered))
    drawnFrom[model.id] = { version: model.version, sample: at(model.work?.samples ?? [], 0).id }
    console.log(`${model.id}: ${(bytes / 1000).toFixed(1)} kB`)
  }
  const inOrder = models.flatMap(({ id }) => (drawnFrom[id] ? [[id, drawnFrom[id]]] : []))
  await writeFile(register, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`)
} finally {
  await browser.close()
}
