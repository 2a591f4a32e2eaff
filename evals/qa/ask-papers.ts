import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import { answerFromDocument } from '@vitrine/models/pdfqa/engine.ts'
import { z } from 'zod'
import { type Fact, outcomeOf } from '../blind/fact.ts'
import { judgeAnswers } from '../blind/judges/answers.ts'

/**
 * Prints the papers of one part as PDF, asks the shipped engine their questions and says how it did. Misses are listed of the open part alone.
 * Usage: node evals/qa/ask-papers.ts open|kept [FOLDER]   (the PDFs are written to FOLDER, else to a temporary one)
 */
const [part = 'open', out = join(tmpdir(), 'vitrine-papers')] = process.argv.slice(2)
const folder = new URL(`./papers/${part}/`, import.meta.url).pathname
const questionsSchema = z.array(z.tuple([z.string(), z.array(z.string()).nullable()]))

async function print(names: readonly string[]): Promise<void> {
  await mkdir(join(out, part), { recursive: true })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const page = await browser.newPage()
  for (const name of names) {
    await page.goto(pathToFileURL(join(folder, `${name}.html`)).href)
    await writeFile(join(out, part, `${name}.pdf`), await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
  }
  await browser.close()
}

async function ask(bytes: Uint8Array, question: string, wanted: string[] | null): Promise<Fact[]> {
  const input = { file: null, text: null, options: { question, chat_history: '[]' } }
  return judgeAnswers({ answers: [wanted] }, await answerFromDocument(input, quietContext(bytes)))
}

const names = (await readdir(folder)).filter((name) => name.endsWith('.html')).map((name) => basename(name, '.html'))
await print(names)
const asked: { answerable: boolean; fact: Fact }[] = []
for (const name of names) {
  const bytes = new Uint8Array(await readFile(join(out, part, `${name}.pdf`)))
  const questions = questionsSchema.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')))
  for (const [question, wanted] of questions) {
    for (const fact of await ask(bytes, question, wanted)) {
      asked.push({ answerable: wanted !== null, fact })
      if (part === 'open' && !fact.right)
        console.log(`${name}: ${question} → ${fact.given} (${fact.confidence?.toFixed(2) ?? '–'}), not ${fact.wanted}`)
    }
  }
}

const answerable = asked.filter((one) => one.answerable).map(({ fact }) => fact)
const others = asked.filter((one) => !one.answerable).map(({ fact }) => fact)
const isWrong = ({ right, missing }: Fact) => !right && !missing
const count = (facts: readonly Fact[], is: (fact: Fact) => boolean) => `${facts.filter(is).length} of ${facts.length}`
console.log(
  `right ${count(answerable, ({ right }) => right)}, wrong ${count(answerable, isWrong)}, not found ${count(answerable, ({ missing }) => missing)}`,
)
console.log(`declined where nothing answers ${count(others, ({ right }) => right)}`)
console.log(`wrong and sure ${count([...answerable, ...others], (fact) => outcomeOf(fact) === 'wrong and sure')}`)
