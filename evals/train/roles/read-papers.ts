import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withPdf } from '@vitrine/engines/documents/pdf/open-pdf.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { z } from 'zod'

/**
 * Reads the printed papers as the product does and notes for each word the mark it is part of:
 * node evals/train/roles/read-papers.ts <folder of PDFs> <folder for readings>
 */
const [from = '', out = ''] = process.argv.slice(2)
await mkdir(out, { recursive: true })

const linkSchema = z.object({ url: z.string(), rect: z.tuple([z.number(), z.number(), z.number(), z.number()]) })

/** The links of every page as fractions of it, from the top left. */
const linksOf = (bytes: Uint8Array) =>
  withPdf(bytes, async (pdf) => {
    const links = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      for (const annotation of await page.getAnnotations()) {
        const link = linkSchema.safeParse(annotation)
        if (!link.success) continue
        const [, , , role = '', mark = ''] = link.data.url.split('/')
        const [x0, y0, x1, y1] = link.data.rect
        links.push({
          role,
          mark: Number(mark),
          page: number,
          box: [x0 / width, 1 - y1 / height, x1 / width, 1 - y0 / height] as const,
        })
      }
    }
    return links
  })

for (const file of await readdir(from)) {
  if (!file.endsWith('.pdf')) continue
  const id = file.slice(0, -4)
  const target = join(out, `${id}.json`)
  if (existsSync(target)) continue
  const bytes = new Uint8Array(await readFile(join(from, file)))
  const [links, document] = [await linksOf(bytes), await readDocument(bytes, { rulings: true })]
  const words = document.pages.map((page) =>
    page.words.map(({ box, page: number }) => {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
      return (
        links.findLast(
          (link) =>
            link.page === number && x >= link.box[0] && x <= link.box[2] && y >= link.box[1] && y <= link.box[3],
        )?.mark ?? -1
      )
    }),
  )
  const marks: unknown = JSON.parse(await readFile(join(from, `${id}.json`), 'utf8'))
  await writeFile(
    target,
    JSON.stringify({
      id,
      marks,
      words,
      document: { pages: document.pages.map(({ lines: _l, blocks: _b, ...page }) => page) },
    }),
  )
}
