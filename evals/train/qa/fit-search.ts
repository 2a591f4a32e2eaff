import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import { Bm25 } from '@vitrine/engines/retrieval/search/bm25.ts'
import { searchTerms } from '@vitrine/engines/retrieval/search/passage-index.ts'
import { PassageMeanings } from '@vitrine/engines/retrieval/search/passage-meanings.ts'
import { tagText } from '@vitrine/engines/retrieval/tagged-text.ts'
import { isReported } from '../../qa/split.ts'
import { readSquad } from '../../qa/squad.ts'

/**
 * Prints for weights of nearness in meaning how often the right paragraph of a training article is among the first one and
 * three; passage-index.ts holds the best weight.
 * Usage: node fit-search.ts DATA_DIR
 */
const [dataDir = ''] = process.argv.slice(2)
const articlesTried = 8
const questionsTried = 50

const all = (await readSquad(join(dataDir, 'qa', 'squad-dev-1.1.json'))).filter(({ article }) => !isReported(article))
const rows: { words: number[]; nearness: number[]; right: number }[] = []
for (const article of [...new Set(all.map(({ article: name }) => name))].slice(0, articlesTried)) {
  const ofArticle = all.filter((question) => question.article === article)
  const texts = [...new Set(ofArticle.map(({ context }) => context))]
  const search = new Bm25(texts.map((text) => searchTerms(tagText(text))))
  const meanings = new PassageMeanings(texts)
  const every = Math.max(1, Math.floor(ofArticle.length / questionsTried))
  for (const { question, context } of ofArticle.filter((_, index) => index % every === 0)) {
    const scores = search.scores(searchTerms(tagText(question)).map((stem) => ({ stem, weight: 1 })))
    const best = Math.max(1e-6, ...scores)
    const nearness = await meanings.nearness(question, [...texts.keys()])
    rows.push({
      words: scores.map((score) => score / best),
      nearness: texts.map((_, index) => nearness.get(index) ?? 0),
      right: texts.indexOf(context),
    })
  }
}
for (const weight of [0, 0.5, 1, 1.5, 2, 3, 5, 1000]) {
  const ranks = rows.map(({ words, nearness, right }) => {
    const scores = words.map((score, index) => score + weight * Math.max(0, at(nearness, index) - 0.2))
    return scores.filter((score) => score > at(scores, right)).length
  })
  const share = (within: number) => (ranks.filter((rank) => rank < within).length / ranks.length).toFixed(3)
  process.stdout.write(
    `weight ${weight}: first ${share(1)}, of three ${share(3)}, of six ${share(6)} (n ${rows.length})\n`,
  )
}
