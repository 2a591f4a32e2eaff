interface Weighed {
  label: string
  confidence: number
}

/**
 * Two networks' answers to one picture as one: the geometric mean of their probabilities, softened or sharpened, summing to 1.
 * A label that only one of them has is left out. Best first.
 */
export function blendClasses(
  first: readonly Weighed[],
  second: readonly Weighed[],
  temperature: number,
): { label: string; confidence: number }[] {
  const others = new Map(second.map(({ label, confidence }) => [label, confidence]))
  const blended = first.flatMap(({ label, confidence }) => {
    const other = others.get(label)
    return other === undefined ? [] : [{ label, confidence: (confidence * other) ** (0.5 / temperature) }]
  })
  const sum = blended.reduce((total, { confidence }) => total + confidence, 0)
  return blended
    .map(({ label, confidence }) => ({ label, confidence: sum > 0 ? confidence / sum : 1 / blended.length }))
    .sort((a, b) => b.confidence - a.confidence)
}
