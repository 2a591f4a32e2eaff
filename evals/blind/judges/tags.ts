import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { holdsAll, saysTheSame } from '../same-words.ts'

const truthSchema = z.strictObject({
  /** Words of which one must be in the best topic's code or label. */
  topic: z.array(z.string()).optional(),
  type: z.array(z.string()).optional(),
  entities: z.array(z.strictObject({ kind: z.string(), text: z.string() })).default([]),
})

const labelled = z.looseObject({ code: z.string(), label: z.string(), confidence: z.number() })
const outputSchema = z.looseObject({
  documentType: labelled.nullable(),
  topics: z.array(labelled),
  known: z.boolean(),
  entities: z.array(z.looseObject({ kind: z.string(), text: z.string(), confidence: z.number() })),
})

/** What Ohsumed itself calls the groups that have a plainer name in Vitrine: a stranger who knows the set writes these. */
const setNames: Readonly<Record<string, string>> = {
  C07: 'Stomatognathic Diseases',
  C09: 'Otorhinolaryngologic Diseases',
  C15: 'Hemic and Lymphatic Diseases',
  C21: 'Disorders of Environmental Origin',
  C23: 'Pathological Conditions, Signs and Symptoms',
}

/** Judges a document's tags. A best topic of a text that is said to be of no known topic counts as unsure. */
export const judgeTags: Judge = (truth, output) => {
  const { topic, type, entities } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const facts: Fact[] = []
  const judge = (name: string, given: z.infer<typeof labelled> | null, wanted: readonly string[], known: boolean) =>
    facts.push({
      name,
      right:
        known &&
        given !== null &&
        wanted.some((one) => holdsAll(`${given.code} ${given.label} ${setNames[given.code] ?? ''}`, [one])),
      missing: !known || given === null,
      confidence: given?.confidence ?? null,
      given: known ? inShort(given?.label ?? null) : `none known, nearest ${given?.label}`,
      wanted: wanted.join(' or '),
    })
  if (topic) judge('topic', answer.topics[0] ?? null, topic, answer.known)
  if (type) judge('type', answer.documentType, type, true)
  for (const { kind, text } of entities) {
    const same = answer.entities.filter((one) => saysTheSame(one.text, text) || saysTheSame(text, one.text))
    const found = same.find((one) => one.kind === kind) ?? same[0]
    facts.push({
      name: kind,
      right: found?.kind === kind,
      missing: found === undefined,
      confidence: found?.confidence ?? null,
      given: found ? `${found.kind} ${found.text}` : 'not listed',
      wanted: text,
    })
  }
  return facts
}
