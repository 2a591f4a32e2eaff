import { percent } from '@vitrine/basics/percent.ts'
import { Badge } from '../primitives/badge.tsx'
import { confidenceWords } from './confidence-words.ts'

export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const { words, tone } = confidenceWords(confidence)
  return (
    <Badge tone={tone}>
      {words} · {percent(confidence)}
    </Badge>
  )
}
