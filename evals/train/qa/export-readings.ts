import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassageIndex } from '@vitrine/engines/retrieval/passage-index.ts'
import { readQuestion } from '@vitrine/engines/retrieval/question.ts'
import { readPassage } from '@vitrine/engines/retrieval/read-passage.ts'
import { loadSpanRanker } from '@vitrine/engines/retrieval/span-ranker.ts'
import { readSquad } from '../../qa/squad.ts'

/**
 * Writes what the shipped reader says of SQuAD 2.0 questions in their own passage and in the likeliest other ones of the
 * article, for evals/train/qa/train_answerability.py. The articles are those that the ranker was neither trained on nor is
 * reported on.
 * Usage: node export-readings.ts DATA_DIR OUT_DIR
 */
const [dataDir = '', outDir = ''] = process.argv.slice(2)
const articles = ['Packet_switching', 'Southern_California']
const otherPassages = 2

const ranker = await loadSpanRanker()
const questions = await readSquad(join(dataDir, 'qa', 'squad-dev-v2.0.json'))
const rows = articles.flatMap((article) => {
  const ofArticle = questions.filter((question) => question.article === article)
  const texts = [...new Set(ofArticle.map(({ context }) => context))]
  const index = new PassageIndex(texts.map((text) => ({ text })))
  return ofArticle.flatMap(({ question: text, context, answers }) => {
    const question = readQuestion(text)
    const ranked = index.rankPassages(text)
    const best = Math.max(1e-6, ranked[0]?.score ?? 0)
    const own = texts.indexOf(context)
    const others = ranked.map(({ of }) => of).filter((passage) => passage !== own)
    return [own, ...others.slice(0, otherPassages)].flatMap((passage) => {
      const reading = readPassage(ranker, question, texts[passage] ?? '', index.tokensOf(passage))
      if (reading === null) return []
      const isOwn = passage === own
      const meets = answers.some(({ text, start }) => start < reading.end && start + text.length > reading.start)
      const found = (ranked.find(({ of }) => of === passage)?.score ?? 0) / best
      return [
        { ...reading, own: isOwn, answerable: isOwn && answers.length > 0, right: isOwn && meets, passageShare: found },
      ]
    })
  })
})
await writeFile(join(outDir, 'readings.json'), JSON.stringify(rows))
