import type { ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import { Badge, type Tone } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { useState } from 'react'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { day } from '../../../lib/screen/moment.ts'
import { useRevokeShowcase } from './revoke-showcase.ts'

const stateLooks: Record<ShowcaseLink['state'], { words: string; tone: Tone }> = {
  open: { words: 'Open', tone: 'good' },
  lapsed: { words: 'Lapsed', tone: 'neutral' },
  revoked: { words: 'Taken back', tone: 'neutral' },
}

/** It still opens, but runs nothing. */
const usedUpLook = { words: 'Used up', tone: 'warning' } as const

/** A link: its content, its usage, and a button to revoke it. */
export function ShowcaseLinkRow({ personId, link }: { personId: string; link: ShowcaseLink }) {
  const catalogue = useCatalogue()
  const revoke = useRevokeShowcase(personId)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const titles = link.items.map(({ model }) => catalogue.data?.models.find(({ id }) => id === model)?.title ?? model)
  const usedUp = link.state === 'open' && link.runs >= link.maxRuns
  const { tone, words } = usedUp ? usedUpLook : stateLooks[link.state]
  return (
    <li className="flex flex-col gap-1 rounded-control border px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{titles.join(', ')}</span>
        <Badge tone={tone}>{words}</Badge>
        {link.signIn && <Badge>Sign-in</Badge>}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-ink-faint">
        <span>
          {link.runs} of {link.maxRuns} runs
        </span>
        <span>until {day.format(new Date(link.expiresAt))}</span>
        {link.madeBy && <span>by {link.madeBy}</span>}
        {link.state === 'open' && (
          <Button
            variant="ghost"
            size="small"
            className="-mr-2 ml-auto"
            aria-label={`Take back the link to ${titles.join(', ')}`}
            onClick={() => setAsking(true)}
          >
            Take back
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="Take the link back"
        text="It opens nothing from then on, and says so. What was done with it stays in the timeline."
        confirmLabel="Take back"
        danger
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(link, { onSettled: close })}
        onCancel={close}
      />
    </li>
  )
}
