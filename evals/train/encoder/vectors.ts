import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'

const width = 384

/** The encoder's vectors of texts. They take minutes, so they are kept in `folder` under a hash of the texts. */
export async function vectorsOf(texts: readonly string[], folder: string): Promise<Float32Array[]> {
  const name = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  const file = join(folder, `${name}.f32`)
  const known = await readFile(file).catch(() => null)
  if (known) {
    const all = new Float32Array(known.buffer.slice(known.byteOffset, known.byteOffset + known.length))
    return texts.map((_, row) => all.subarray(row * width, (row + 1) * width))
  }
  const vectors = await encodeSentences(texts)
  const all = new Float32Array(texts.length * width)
  for (const [row, vector] of vectors.entries()) all.set(vector, row * width)
  await mkdir(folder, { recursive: true })
  await writeFile(file, new Uint8Array(all.buffer))
  return vectors
}
