import { at } from '@vitrine/basics/at.ts'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { partsOfSpeech } from '@vitrine/engines/retrieval/wordnet/part-of-speech.ts'
import { openWordNet, type WordNet } from '@vitrine/engines/retrieval/wordnet/wordnet.ts'
import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import { exploreTopic } from '@vitrine/models/explore-topic/engine.ts'
import type { TopicPage } from '@vitrine/models/explore-topic/schema.ts'
import type { Measure } from '../measurement.ts'
import { inventedTopics, misspelledTopics, topics } from '../topics/topics.ts'

const source = { source: 'written for this measure: evals/topics/topics.ts', licence: 'MIT' }

const share = (metric: string, hits: number, n: number, more: Partial<Measurement> = {}): Measurement => ({
  ...source,
  dataset: 'Topics of the catalogue’s industries',
  split: 'written before measuring',
  n,
  metric,
  value: hits / n,
  higherIsBetter: true,
  interval95: wilsonInterval(hits, n),
  floor: null,
  baseline: null,
  ...more,
})

async function pagesOf(texts: readonly string[]): Promise<TopicPage[]> {
  const pages: TopicPage[] = []
  for (const text of texts) {
    pages.push(await exploreTopic(...textRun(text)))
  }
  return pages
}

const unescaped = (text: string): string => text.replaceAll(/\\([\\`*_{}[\]<>#|~])/g, '$1')

/** Every "name: definition" of a page, and whether some meaning of that name has that very definition. */
async function statementsOf(wordnet: WordNet, { data }: TopicPage): Promise<{ found: boolean }[]> {
  const lines = [...data.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)]
  return Promise.all(
    lines.map(async (line) => {
      const name = at(unescaped(at(line, 1)).split(', '), 0)
      const lemma = name.toLowerCase().replaceAll(' ', '_')
      const senses = (await Promise.all(partsOfSpeech.map((part) => wordnet.senses(lemma, part)))).flat()
      return { found: senses.some(({ definition }) => definition === unescaped(at(line, 2))) }
    }),
  )
}

/** Coverage of topics that visitors may ask, and whether anything is said that the database does not say. */
export const measure: Measure = async ({ progress }) => {
  progress(`${topics.length} topics`)
  const pages = await pagesOf(topics)
  const invented = await pagesOf(inventedTopics)
  const misspelled = await pagesOf(misspelledTopics.map(([typed]) => typed))
  const wordnet = await openWordNet()
  const statements = (await Promise.all(pages.map((page) => statementsOf(wordnet, page)))).flat()
  const count = (known: TopicPage['known']): number => pages.filter((page) => page.known === known).length
  return {
    measurements: [
      share('statements borne out by the database', statements.filter(({ found }) => found).length, statements.length, {
        floor: 1,
        note: 'Each definition on a page is looked up again in the entries that the page names.',
      }),
      share('topics with a page of their own', count('exact'), pages.length),
      share('topics known at least by their words', count('exact') + count('parts'), pages.length),
      share(
        'invented words answered with “nothing is known”',
        invented.filter(({ known }) => known === 'none').length,
        invented.length,
        {
          dataset: 'Invented words',
          floor: 1,
        },
      ),
      share(
        'misspellings answered with the word that was meant',
        misspelled.filter(({ suggestions }, index) => suggestions.includes(at(misspelledTopics, index)[1])).length,
        misspelled.length,
        { dataset: 'Misspelled topics' },
      ),
    ],
    failures: pages
      .filter(({ known }) => known !== 'exact')
      .slice(0, 8)
      .map(({ topic, known, sources }) => ({
        input: topic,
        expected: 'a page about the topic',
        answered: known === 'none' ? 'nothing is known' : `its words: ${sources.map(({ title }) => title).join(', ')}`,
      })),
  }
}
