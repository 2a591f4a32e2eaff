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

/**
 * A picture that is strange to a model, or far from what it learned, and that surely shows an everyday thing of its labels is that thing: who
 * learned everyday things has seen such pictures. `classes` share what is left. A familiar picture is answered by the model alone.
 */
export function nameFirst(answer: Answered, named: Familiarity['named']): Answered {
  if (named === null || answer.likeness === 'familiar') return answer
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
