import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { blockSchema } from '@vitrine/contracts/blocks/block.ts'
import { withPdf } from '@vitrine/engines/documents/pdf/open-pdf.ts'
import { renderPdfPage } from '@vitrine/engines/documents/pdf/render-page.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import sharp from 'sharp'
import type { Answered, Picture } from './drawn.ts'

const run = promisify(execFile)
const runModel = fileURLToPath(new URL('../models/run-model.ts', import.meta.url))
const largest = 64 * 1024 * 1024

/** Wide enough for a cover at double size; smaller pictures stay unchanged. */
async function pictureOf(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize({ width: 1600, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}

async function firstPage(file: string) {
  const canvas = await withPdf(await readFile(file), async (pdf) => renderPdfPage(await pdf.getPage(1), 4e6, 180))
  return canvas.encode('png')
}

async function still(file: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cover-'))
  const target = join(folder, 'still.png')
  try {
    await run('ffmpeg', ['-v', 'error', '-ss', '1', '-i', file, '-frames:v', '1', target])
    return await readFile(target)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function shownAs(file: string, mediaType: string): Promise<Picture | null> {
  if (mediaType.startsWith('image/')) return pictureOf(await readFile(file))
  if (mediaType === 'application/pdf') return pictureOf(await firstPage(file))
  return mediaType.startsWith('video/') ? pictureOf(await still(file)) : null
}

/**
 * Runs the model's first sample in a child process, as the product does.
 * @param folder caches answers, and existing ones are used; null: every sample is run.
 */
export async function answerFirstSample({ id, work }: Model, folder: string | null): Promise<Answered> {
  if (!work) throw new Error(`'${id}' has no engine.`)
  const sample = at(work.samples, 0)
  const kept = folder === null ? null : join(folder, `${id}.json`)
  const earlier = kept === null ? null : await readFile(kept, 'utf8').catch(() => null)
  const answer =
    earlier ??
    (await run(process.execPath, [runModel, id, '--sample', sample.id, '--blocks'], { maxBuffer: largest })).stdout
  if (kept !== null && earlier === null) await writeFile(kept, answer)
  const blocks = blockSchema.array().parse(JSON.parse(answer))
  if ('text' in sample) return { modelId: id, blocks, text: sample.text, picture: null }
  const file = fileURLToPath(new URL(sample.file, work.samplesFolder))
  const text = sample.mediaType === 'text/plain' ? await readFile(file, 'utf8') : null
  return { modelId: id, blocks, text, picture: await shownAs(file, sample.mediaType) }
}
