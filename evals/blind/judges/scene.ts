import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { holdsAll } from '../same-words.ts'

const truthSchema = z.strictObject({
  family: z.array(z.string()).optional(),
  time: z.array(z.string()).optional(),
  weather: z.array(z.string()).optional(),
  mood: z.array(z.string()).optional(),
  /** Figures that must be painted, or their word must be listed as not painted. */
  figures: z.array(z.string()).default([]),
  notPainted: z.array(z.string()).default([]),
})

const outputSchema = z.looseObject({
  scene: z.record(z.string(), z.unknown()).nullable(),
  understood: z.boolean(),
  notPainted: z.array(z.string()),
})

/** Judges which scene was understood. What is named as not painted is unsure. */
export const judgeScene: Judge = (truth, output) => {
  const { figures, notPainted, ...single } = truthSchema.parse(truth)
  const { scene, understood, notPainted: left } = outputSchema.parse(output)
  const facts: Fact[] = []
  for (const [name, wanted] of Object.entries(single)) {
    if (!wanted) continue
    const given = z.string().catch('').parse(scene?.[name])
    facts.push({
      name,
      right: wanted.includes(given),
      missing: !understood,
      confidence: null,
      given,
      wanted: wanted.join(' or '),
    })
  }
  const painted = z.array(z.string()).catch([]).parse(scene?.figures)
  const list = left.join(' ')
  for (const wanted of figures) {
    const right = wanted.split('|').some((one) => painted.includes(one))
    facts.push({
      name: 'figure',
      right,
      missing: holdsAll(list, [wanted]),
      confidence: null,
      given: inShort(painted),
      wanted,
    })
  }
  for (const wanted of notPainted) {
    facts.push({
      name: 'not painted',
      right: holdsAll(list, [wanted]),
      missing: false,
      confidence: null,
      given: inShort(list),
      wanted,
    })
  }
  return facts
}
