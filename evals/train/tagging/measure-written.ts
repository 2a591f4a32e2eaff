import { tagText } from '@vitrine/engines/text/tagging/tag-text.ts'
import { taggingDomains } from '@vitrine/engines/text/tagging/topics.ts'
import { isKeptBack, readLetters, readWritten } from './everyday.ts'

/** Measures the shipped topics of each domain on the written rows that are kept back. Usage: node evals/train/tagging/measure-written.ts */
const sure = 0.8
const others = (await readWritten('unrelated')).filter(isKeptBack)
for (const domain of taggingDomains) {
  const own = [...(await readWritten(domain)), ...(await readLetters(domain))].filter(isKeptBack)
  const counts = { right: 0, unknown: 0, wrong: 0, 'wrong and sure': 0 }
  for (const { label, text } of own) {
    const { topics, known } = await tagText(text, domain)
    const best = topics[0]
    if (!known || best === undefined) counts.unknown++
    else if (best.code === label) counts.right++
    else counts[best.confidence >= sure ? 'wrong and sure' : 'wrong']++
  }
  const answered = await Promise.all(others.map(async ({ text }) => (await tagText(text, domain)).known))
  console.log(`${domain}, of ${own.length}:`, counts)
  console.log(`of ${others.length} of no field: ${answered.filter(Boolean).length} answered`)
}
