import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const fromDesignSystem = createRequire(new URL('../../../packages/ui/package.json', import.meta.url))

/** Where the pdf.js of react-pdf lies. Library and worker must be of one version, and the engines have another. */
export const pdfFolder = dirname(
  createRequire(fromDesignSystem.resolve('react-pdf')).resolve('pdfjs-dist/package.json'),
)
