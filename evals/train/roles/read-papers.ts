import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { boxAsShown } from '@vitrine/engines/documents/layout/placement.ts'
import { withPdf } from '@vitrine/engines/documents/pdf/open-pdf.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { z } from 'zod'
import { Chance } from '../../synthetic/chance.ts'
import { scanTurnedBy } from '../../synthetic/degrade.ts'
import { foldOf } from '../linear/folds.ts'

/**
 * Reads the printed papers as the product does and notes for each word the mark it is part of:
 * node evals/train/roles/read-papers.ts <folder of PDFs> <folder for readings> [--scans]. With `--scans` each paper of one page is read
 * as a poor scan of it instead (`<id>-scan`).
 */
const {
  positionals: [from = '', out = ''],
  values: { scans },
} = parseArgs({ allowPositionals: true, options: { scans: { type: 'boolean', default: false } } })
await mkdir(out, { recursive: true })

const linkSchema = z.object({ url: z.string(), rect: z.tuple([z.number(), z.number(), z.number(), z.number()]) })

/** The links of every page as fractions of it, from the top left, and the first page's width over its height. */
const linksOf = (bytes: Uint8Array) =>
  withPdf(bytes, async (pdf) => {
    const links = []
    let aspect = 1
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      if (number === 1) aspect = width / height
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
    return { links, aspect, pages: pdf.numPages }
  })

/** Of a scan, to either side, in degrees. */
const greatestTurn = 2

for (const file of await readdir(from)) {
  if (!file.endsWith('.pdf')) continue
  const paper = file.slice(0, -4)
  const id = scans ? `${paper}-scan` : paper
  const target = join(out, `${id}.json`)
  if (existsSync(target)) continue
  const bytes = new Uint8Array(await readFile(join(from, file)))
  const { links, aspect, pages } = await linksOf(bytes)
  if (scans && pages > 1) continue
  const chance = new Chance(foldOf(paper, 2 ** 31))
  const turn = scans ? (2 * chance.fraction() - 1) * greatestTurn : 0
  const document = await readDocument(scans ? new Uint8Array(await scanTurnedBy(turn, bytes, chance)) : bytes, {
    rulings: true,
  })
  const words = document.pages.map((page) =>
    page.words.map(({ box, page: number }) => {
      const shown = page.placement === undefined ? box : boxAsShown(box, page.placement)
      const [x0, y0, x1, y1] = boxAsShown(shown, { degrees: turn, aspect })
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
      return (
        links.findLast(
          (link) =>
            link.page === number && x >= link.box[0] && x <= link.box[2] && y >= link.box[1] && y <= link.box[3],
        )?.mark ?? -1
      )
    }),
  )
  const marks: unknown = JSON.parse(await readFile(join(from, `${paper}.json`), 'utf8'))
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
