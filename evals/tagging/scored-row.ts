import type { Tags } from '@vitrine/engines/text/tagging/tag-text.ts'
import type { TopicRow } from '../train/tagging/rows.ts'

export interface Scored {
  row: TopicRow
  answer: Tags
}

export const first = ({ answer }: Scored): string => answer.topics[0]?.code ?? ''
