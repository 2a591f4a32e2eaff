import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fontDisplay } from './build/font-display.ts'
import { pdfAssets } from './build/pdf-assets.ts'
import { pdfFolder } from './build/pdf-folder.ts'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  resolve: { alias: { 'pdfjs-dist': pdfFolder } },
  plugins: [react(), tailwindcss(), fontDisplay(), pdfAssets()],
  // The content policy allows fonts and pictures from our own origin only, so nothing is inlined as data.
  build: {
    assetsInlineLimit: 0,
    // build/write-pages.ts reads from it which files a page needs.
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs is one file: small files apart compress worse.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: /node_modules\/(react|react-dom|scheduler|react-router)\/|packages\/ui\/src\/(class-names|primitives\/(button|spinner|loading|badge|skeleton))|apps\/web\/src\/lib\/(outside-store|dialogs|toast|navigation)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/v1', '/samples', '/files', '/demandPlanning', '/openapi.json', '/docs'].map((path) => [path, server]),
    ),
  },
})
