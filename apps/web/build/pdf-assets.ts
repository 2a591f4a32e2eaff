import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, normalize, sep } from 'node:path'
import type { Plugin } from 'vite'

const folders = ['cmaps', 'standard_fonts', 'wasm']

/** Serves pdf.js's character maps, fonts and decoders at /pdfjs/, in development and in the build. */
export const pdfAssets = (): Plugin => {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    name: 'pdf-assets',
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const path = normalize(join(root, (request.url ?? '').split('?')[0] ?? ''))
        if (!folders.some((folder) => path.startsWith(join(root, folder) + sep))) return next()
        createReadStream(path)
          .on('error', () => next())
          .pipe(response)
      })
    },
    async generateBundle() {
      for (const folder of folders) {
        for (const file of await readdir(join(root, folder))) {
          const source = await readFile(join(root, folder, file))
          this.emitFile({ type: 'asset', fileName: `pdfjs/${folder}/${file}`, source })
        }
      }
    },
  }
}
