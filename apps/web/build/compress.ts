import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a .br and a .gz beside each text file of the build, which the server sends to browsers that accept them. */
const dist = new URL('../dist/', import.meta.url)
const squeeze = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

for await (const name of glob('**/*.{js,mjs,css,svg,wasm,bcmap}', { cwd: dist.pathname })) {
  // Read by the server only, never sent.
  if (name.startsWith('renderer/')) continue
  const file = new URL(name, dist)
  const content = await readFile(file)
  await writeFile(`${file.pathname}.br`, await squeeze.brotli(content, quality))
  await writeFile(`${file.pathname}.gz`, await squeeze.gzip(content, { level: 9 }))
}
