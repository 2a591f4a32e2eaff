import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A data set's kept-apart part where there is one, else the development part. */
export async function readSet(
  folder: string,
  name: string,
  extension: string,
): Promise<{ text: string; split: string }> {
  const test = await readFile(join(folder, `${name}-test.${extension}`), 'utf8').catch(() => null)
  if (test !== null) return { text: test, split: 'test' }
  return { text: await readFile(join(folder, `${name}.${extension}`), 'utf8'), split: 'development' }
}
