import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const fromDesignSystem = createRequire(new URL('../../../packages/ui/package.json', import.meta.url))

/** The folder of react-pdf's pdf.js. Library and worker must have the same version, and the engines use another. */
export const pdfFolder = dirname(
  createRequire(fromDesignSystem.resolve('react-pdf')).resolve('pdfjs-dist/package.json'),
)
