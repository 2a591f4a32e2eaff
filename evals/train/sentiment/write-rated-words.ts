import { readFile, writeFile } from 'node:fs/promises'
import { lexicon } from '@vitrine/engines/text/sentiment/lexicon.ts'
import { valenceOf } from '@vitrine/engines/text/sentiment/valence-of.ts'

/**
 * Writes the words of VADER's lexicon that our own list does not know, with their mean rating, beside the engine.
 * Usage: node evals/train/sentiment/write-rated-words.ts vader_lexicon.txt
 */
const [source = ''] = process.argv.slice(2)
const lines = (await readFile(source, 'utf8')).split('\n').map((line) => line.split('\t'))
// Emoticons and abbreviations with signs in them are read by emoji.ts.
const rated = lines.filter(
  ([word = '']) => /^[a-z][a-z'-]+$/.test(word) && !lexicon.has(word) && valenceOf(word) === null,
)
const words = Object.fromEntries(rated.map(([word = '', mean]) => [word, Number(mean)]))
const target = new URL('../../../packages/engines/src/text/sentiment/rated-words.json', import.meta.url)
await writeFile(target, `${JSON.stringify(words, null, 2)}\n`)
console.log(`${Object.keys(words).length} words`)
