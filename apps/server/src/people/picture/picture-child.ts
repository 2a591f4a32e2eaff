import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { PictureOutcome, PictureTask } from './picture-process.ts'

/** The entry point of a child process: makes one picture small, and ends. */

async function makeSmall({ bytes, side, quality, mostPixels }: PictureTask): Promise<PictureOutcome> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const { width, height } = await picture.metadata()
  if (width * height > mostPixels) return { kind: 'too-large', width, height }
  // Applies the EXIF orientation.
  const small = picture.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality })
  return { kind: 'made', webp: await small.toBuffer() }
}

async function answer(task: PictureTask): Promise<void> {
  // Whatever the library says of a picture that it cannot read, its owner is told the same.
  const outcome = await makeSmall(task).catch((): PictureOutcome => ({ kind: 'damaged' }))
  process.send?.(outcome, () => process.exit())
}

process.once('message', (task: PictureTask) => void answer(task))

// A process deep in native code does not notice that its parent is gone; this thread does.
new Worker(new URL('../../analyses/worker/die-with-parent.ts', import.meta.url), { workerData: process.ppid }).unref()
