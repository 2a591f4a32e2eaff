import type { ShowcaseEvent } from '@vitrine/contracts/people/showcase.ts'
import { Badge, type Tone } from '@vitrine/ui/primitives/badge.tsx'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { Moment } from '../../../lib/screen/dated.tsx'

const kindWords: Record<ShowcaseEvent['kind'], string> = {
  opened: 'Opened the page',
  ran: 'Ran',
  shared: 'Copied the link for a colleague',
}

const outcomeLooks: Record<NonNullable<ShowcaseEvent['outcome']>, { words: string; tone: Tone }> = {
  succeeded: { words: 'answered', tone: 'good' },
  failed: { words: 'failed', tone: 'bad' },
  cancelled: { words: 'cancelled', tone: 'neutral' },
}

const verdictLooks: Record<NonNullable<ShowcaseEvent['verdict']>, { words: string; tone: Tone }> = {
  right: { words: 'said: right', tone: 'good' },
  partly: { words: 'said: partly', tone: 'warning' },
  wrong: { words: 'said: wrong', tone: 'bad' },
  unsafe: { words: 'said: unsafe', tone: 'bad' },
}

/** A prospect's visits and runs, newest first. */
export function ShowcaseEvents({ events }: { events: readonly ShowcaseEvent[] }) {
  const catalogue = useCatalogue()
  const ranWords = ({ modelId, sampleId }: ShowcaseEvent) => {
    const model = catalogue.data?.models.find(({ id }) => id === modelId)
    const sample = model?.samples.find(({ id }) => id === sampleId)
    return `${model?.title ?? modelId}: ${sample?.label ?? sampleId}`
  }
  return (
    <ol aria-label="What was done with the links" className="flex flex-col gap-2 text-sm">
      {events.map((event) => (
        <li key={event.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words">
            {kindWords[event.kind]} {event.kind === 'ran' && ranWords(event)}
          </span>
          {event.outcome && <Badge tone={outcomeLooks[event.outcome].tone}>{outcomeLooks[event.outcome].words}</Badge>}
          {event.verdict && <Badge tone={verdictLooks[event.verdict].tone}>{verdictLooks[event.verdict].words}</Badge>}
          <Moment at={event.at} className="ml-auto text-[13px] text-ink-faint" />
        </li>
      ))}
    </ol>
  )
}
