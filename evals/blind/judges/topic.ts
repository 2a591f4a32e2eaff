import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { holdsAll } from '../same-words.ts'

const truthSchema = z.strictObject({
  known: z.array(z.enum(['exact', 'parts', 'none'])).optional(),
  /** Words that the page must hold. */
  says: z.array(z.string()).default([]),
  suggests: z.string().optional(),
})

const outputSchema = z.looseObject({
  data: z.string(),
  known: z.enum(['exact', 'parts', 'none']),
  suggestions: z.array(z.string()),
})

/** Judges a topic's page. A topic that is said to be not known, or known by its words only, is missing. */
export const judgeTopic: Judge = (truth, output) => {
  const { known, says, suggests } = truthSchema.parse(truth)
  const page = outputSchema.parse(output)
  const facts: Fact[] = []
  const missing = page.known !== 'exact'
  if (known) {
    facts.push({
      name: 'known',
      right: known.includes(page.known),
      missing,
      confidence: null,
      given: page.known,
      wanted: known.join(' or '),
    })
  }
  for (const wanted of says) {
    const right = holdsAll(page.data, [wanted])
    facts.push({ name: 'page', right, missing, confidence: null, given: inShort(page.data), wanted })
  }
  if (suggests !== undefined) {
    const right = holdsAll([...page.suggestions, page.data].join(' '), [suggests])
    facts.push({
      name: 'suggestion',
      right,
      missing,
      confidence: null,
      given: inShort(page.suggestions),
      wanted: suggests,
    })
  }
  return facts
}
