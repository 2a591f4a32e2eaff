import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * Prints the marked papers: node evals/train/roles/print-papers.ts <folder of hands> <folder for PDFs>. Each marked element becomes a link whose
 * address names the role and the mark, because a PDF says where its links are: places in print need no guess. Beside each PDF, `.json` lists the marks.
 */
/** Run in the page, so it is a text: the compiler knows no browser here. */
const linkMarks = `[...document.querySelectorAll('[data-f]')].map((element, index) => {
  const link = document.createElement('a')
  const role = element.dataset.f
  link.href = 'https://role.invalid/' + role + '/' + index
  link.style.cssText = 'all:unset'
  link.append(...element.childNodes)
  element.append(link)
  return { role, text: element.innerText.replaceAll(/\\s+/g, ' ').trim() }
})`

const [papers = '', out = ''] = process.argv.slice(2)
await mkdir(out, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const hand of await readdir(papers)) {
  const files = (await readdir(join(papers, hand)).catch(() => [])).filter((name) => name.endsWith('.html'))
  for (const file of files) {
    const target = join(out, `${hand}-${basename(file, '.html')}`)
    if (existsSync(`${target}.pdf`)) continue
    await page.goto(pathToFileURL(join(papers, hand, file)).href)
    const marks: unknown = await page.evaluate(linkMarks)
    await writeFile(`${target}.pdf`, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    await writeFile(`${target}.json`, JSON.stringify(marks))
  }
}
await browser.close()
