import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a .br and a .gz beside every file that becomes smaller; the server sends them as they are. */
const compressible = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.mjs', '.txt'])
const smallest = 1024

const [folder = 'apps/web/dist'] = process.argv.slice(2)
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const content = await readFile(path)
  if (content.length < smallest) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  await writeFile(`${path}.br`, await asBrotli(content, { params }))
  await writeFile(`${path}.gz`, await asGzip(content, { level: 9 }))
}
