/** A confidence in words, with the matching tone. Engines calibrate their confidence. */
export function confidenceWords(confidence: number) {
  if (confidence >= 0.9) return { words: 'Very sure', tone: 'good' } as const
  if (confidence >= 0.7) return { words: 'Fairly sure', tone: 'good' } as const
  if (confidence >= 0.5) return { words: 'Not sure', tone: 'warning' } as const
  return { words: 'Unsure, please check', tone: 'bad' } as const
}
