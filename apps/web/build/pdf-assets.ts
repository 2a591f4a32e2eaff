import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import type { Plugin } from 'vite'
import { pdfFolder } from './pdf-folder.ts'

const folders = ['cmaps', 'standard_fonts', 'wasm']

/** Serves pdf.js's character maps, fonts and decoders at /pdfjs/, in development and in the build. */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const path = normalize(join(pdfFolder, (request.url ?? '').split('?')[0] ?? ''))
        if (!folders.some((folder) => path.startsWith(join(pdfFolder, folder) + sep))) return next()
        createReadStream(path)
          .on('error', () => next())
          .pipe(response)
      })
    },
    async generateBundle() {
      for (const folder of folders) {
        for (const file of await readdir(join(pdfFolder, folder))) {
          const source = await readFile(join(pdfFolder, folder, file))
          this.emitFile({ type: 'asset', fileName: `pdfjs/${folder}/${file}`, source })
        }
      }
    },
  }
}
