import type { Familiarity, Likeness } from './judge-familiarity.ts'

interface Weighed {
  label: string
  confidence: number
}

interface Answered {
  likeness: Likeness
  belongs: number
  classes: readonly Weighed[]
}

/** From here on nine of ten names were right on pictures that the models learned from. */
const allButSure = 0.8
/** A model's own answer below it is one among several. */
const guess = 0.5

/**
 * A picture that is strange to a model, or far from its training data, but surely shows an everyday thing among its labels is called that thing: the network of everyday things has seen such pictures. `classes` share what is left. A familiar picture is answered by the model alone,
 * unless that is no more than a guess and the name is all but sure.
 */
export function nameFirst(answer: Answered, named: Familiarity['named']): Answered {
  if (named === null) return answer
  const best = Math.max(0, ...answer.classes.map(({ confidence }) => confidence))
  const outsays = named.confidence >= allButSure && best < guess
  if (answer.likeness === 'familiar' && !outsays) return answer
  const others = answer.classes.filter(({ label }) => label !== named.label)
  const sum = Math.max(
    1e-9,
    others.reduce((total, { confidence }) => total + confidence, 0),
  )
  const left = 1 - named.confidence
  return {
    likeness: 'familiar',
    belongs: Math.max(answer.belongs, named.confidence),
    classes: [named, ...others.map(({ label, confidence }) => ({ label, confidence: (left * confidence) / sum }))],
  }
}
