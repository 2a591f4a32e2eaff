import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fontDisplay } from './build/font-display.ts'
import { pdfAssets } from './build/pdf-assets.ts'
import { pdfFolder } from './build/pdf-folder.ts'
import { withoutFramework } from './build/without-framework.ts'

const seldom = /(admin|prospects|account|change-password|jobs|legal|not-found)-screen/

const server = 'http://127.0.0.1:8080'

/** Modules that every page needs. */
const onEveryPage = [
  /node_modules\/(react|react-dom|scheduler|react-router)\//,
  /packages\/ui\/src\/(class-names|use-near|primitives\/(button|spinner|loading|badge|skeleton))/,
  /apps\/web\/src\/app\/start\/start-app/,
  /apps\/web\/src\/lib\/(screen\/(outside-store|dialogs|toast|navigation)|catalogue\/(fetch-catalogue|cover-image|model-paths))/,
  /packages\/contracts\/src\/(calls\/call-error|pages\/pages|catalogue\/asks-for-words)/,
]

/** Modules of the contract that do not import the schema library. */
const withoutSchemas =
  /contracts\/src\/(calls\/(call-error|failure-words)|pages\/pages|catalogue\/(asks-for-words|input-words|file-types)|analyses\/chat-answer)/

/** What every page needs is one file: small separate files compress worse. */
const chunks = [
  // Separate, or the first few lines would wait for everything that they load later. The code that keeps early input
  // runs before React, so it imports nothing from React's file.
  { name: 'loader', test: /vite\/preload-helper|app\/start\/take-over/ },
  {
    name: 'start',
    test: (id: string) => onEveryPage.some((path) => path.test(id)),
  },
  // So is what every page with a sidebar needs to query the server.
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
  {
    name: 'contract',
    test: (id: string) => /node_modules\/zod\/|packages\/contracts\/src\//.test(id) && !withoutSchemas.test(id),
  },
  // Shared by the lists of runs and the results alone, and so small that it would be merged into a file of the run page.
  { name: 'again', test: /lucide-react\/.*\/rotate-cw\./ },
  // The rest is shared by some screens. On a phone a file of 1 kB takes as long as one of 20 kB, so smaller ones are
  // merged.
  {
    name: 'shared',
    test: /\/(apps\/web\/src|packages)\/|node_modules\/lucide-react\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias: { 'pdfjs-dist': pdfFolder } },
  plugins: [react(), tailwindcss(), fontDisplay(), pdfAssets(), withoutFramework()],
  // The content security policy allows fonts and pictures from our own origin only, so nothing is inlined as data.
  build: {
    assetsInlineLimit: 0,
    // build/check-budget.ts limits what each page loads; the largest files are loaded only where they are needed.
    chunkSizeWarningLimit: 2000,
    // Every supported browser knows modulepreload.
    modulePreload: {
      polyfill: false,
      // The start file lists what each screen needs. Rarely opened parts find their files one round trip later, so that
      // everybody else need not load the list.
      resolveDependencies: (file, needed) =>
        seldom.test(file) ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
    // build/write-pages.ts reads from it which files a page needs.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: {
        // The start chunk contains the name of every lazy file: long names would add 0.3 kB to every page.
        chunkFileNames: ({ name }) =>
          name === 'model-browser' ? 'assets/[name]-[hash].js' : `assets/${name.slice(0, 5)}-[hash:7].js`,
        // The renderer on the server downloads nothing; merged files would make it load code that only runs in
        // browsers.
        ...(!isSsrBuild && { codeSplitting: { groups: chunks } }),
      },
    },
  },
  // The renderer contains its dependencies, and React's production build however the server was started.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    proxy: Object.fromEntries(
      ['/api', '/v1', '/samples', '/files', '/demandPlanning', '/openapi.json', '/docs'].map((path) => [path, server]),
    ),
  },
}))
