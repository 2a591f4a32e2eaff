import type { SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'

type SampleTopic = Pick<SampleCard, 'id' | 'label'> & { text: string }

const ownTopics: readonly SampleTopic[] = [
  { id: 'advancements', label: 'A technology', text: 'AI advancements' },
  { id: 'crop', label: 'A crop', text: 'Winter wheat' },
  { id: 'illness', label: 'An illness', text: 'Mastitis' },
]

/** The model's own samples, or a few default topics if it has none. */
export function sampleTopics(samples: readonly SampleCard[]): readonly SampleTopic[] {
  const texts = samples.flatMap(({ id, label, text }) => (text === null ? [] : [{ id, label, text }]))
  return texts.length > 0 ? texts : ownTopics
}
