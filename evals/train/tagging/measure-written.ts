import { tagText } from '@vitrine/engines/text/tagging/tag-text.ts'
import { isKeptBack, readWritten } from './everyday.ts'

/** Measures the shipped topics of healthcare on the written rows that are kept back. Usage: node evals/train/tagging/measure-written.ts */
const sure = 0.8
const own = (await readWritten('healthcare')).filter(isKeptBack)
const others = (await readWritten('unrelated')).filter(isKeptBack)
const counts = { right: 0, unknown: 0, wrong: 0, 'wrong and sure': 0 }
for (const { label, text } of own) {
  const { topics, known } = await tagText(text, 'healthcare')
  const best = topics[0]
  if (!known || best === undefined) counts.unknown++
  else if (best.code === label) counts.right++
  else counts[best.confidence >= sure ? 'wrong and sure' : 'wrong']++
}
const answered = await Promise.all(others.map(async ({ text }) => (await tagText(text, 'healthcare')).known))
console.log(`of ${own.length}:`, counts)
console.log(`of ${others.length} of no disease: ${answered.filter(Boolean).length} answered`)
