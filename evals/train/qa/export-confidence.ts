import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { passagesOfDocument } from '@vitrine/engines/retrieval/passages/page-passages.ts'
import { PassageIndex } from '@vitrine/engines/retrieval/search/passage-index.ts'
import { windowsOf } from '@vitrine/engines/text/windows.ts'
import { z } from 'zod'
import { holdsAll } from '../../blind/same-words.ts'
import { isForValidation } from '../../qa/split.ts'
import { readSquad } from '../../qa/squad.ts'
import { bestF1 } from '../../qa/token-f1.ts'
import { heldOutDocuments } from './written-documents.ts'

/**
 * Writes what the confidence of answers rests on and whether they are right, for fit_confidence.py: of the open papers of evals/qa (PAPERS_DIR has
 * them as PDF, by evals/qa/ask-papers.ts), of written documents that the network did not learn from, of passages of the validation articles.
 * Usage: node export-confidence.ts DATA_DIR PAPERS_DIR OUT.json [DOCUMENTS PASSAGES]   (how many of the last two; one question each)
 */
const [dataDir = '', papersDir = '', out = '', documents = '120', passages = '120'] = process.argv.slice(2)
// About as many as a passage of a page has.
const passageWords = 110
// Prime, so that the questions taken are of many places and kinds.
const stride = 7

const questionsSchema = z.array(z.tuple([z.string(), z.array(z.string()).nullable()]))
const rows: object[] = []

async function ask(
  index: PassageIndex,
  question: string,
  { source, document, isRight }: { source: string; document: string; isRight: ((answer: string) => boolean) | null },
): Promise<void> {
  const { answer, grounds } = await answerQuestion(index, question)
  if (answer !== null && grounds !== null)
    rows.push({ source, document, ...grounds, answerable: isRight !== null, right: isRight?.(answer) === true })
}

const papers = new URL('../../qa/papers/open/', import.meta.url)
for (const file of (await readdir(papers)).filter((name) => name.endsWith('.json'))) {
  const name = basename(file, '.json')
  const pdf = await readDocument(new Uint8Array(await readFile(join(papersDir, 'open', `${name}.pdf`))))
  const index = new PassageIndex(passagesOfDocument(pdf))
  for (const [question, wanted] of questionsSchema.parse(JSON.parse(await readFile(new URL(file, papers), 'utf8'))))
    await ask(index, question, {
      source: 'papers',
      document: name,
      isRight: wanted && ((answer) => holdsAll(answer, wanted)),
    })
  process.stderr.write(`${name}: ${rows.length}\n`)
}

for (const [place, { title, text, questions }] of (await heldOutDocuments()).slice(0, Number(documents)).entries()) {
  const chosen = questions[(place * stride) % questions.length]
  if (chosen === undefined) continue
  const { question, answer: place_ } = chosen
  const gold = place_ && text.slice(place_.start, place_.end)
  const index = new PassageIndex(windowsOf(text, passageWords).map((window) => ({ text: window })))
  await ask(index, question, {
    source: 'written',
    document: title,
    isRight: gold === null ? null : (answer) => bestF1(answer, [gold]) >= 0.5,
  })
}
process.stderr.write(`written: ${rows.length}\n`)

const squad = (await readSquad(join(dataDir, 'qa', 'squad-dev-1.1.json'))).filter(({ article }) =>
  isForValidation(article),
)
const step = Math.max(1, Math.floor(squad.length / Number(passages)))
for (const { article, question, context, answers } of squad.filter((_, at) => at % step === 0))
  await ask(new PassageIndex([{ text: context }]), question, {
    source: 'articles',
    document: article,
    isRight: (answer) =>
      bestF1(
        answer,
        answers.map(({ text }) => text),
      ) >= 0.5,
  })
await writeFile(out, JSON.stringify(rows))
