import { deviceWords } from '@vitrine/contracts/accounts/device-words.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { Moment } from '../../lib/screen/dated.tsx'
import { momentOf } from '../../lib/screen/moment.ts'
import { useAcceptSession } from './accept-session.ts'
import { useRevokeSession } from './revoke-session.ts'
import { useSessions } from './use-sessions.ts'

/** Where one is signed in, with the way to end it. */
export function SessionList() {
  const sessions = useSessions()
  const revoke = useRevokeSession()
  const accept = useAcceptSession()
  const [stranger, setStranger] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes with its row: the keyboard goes on at the list's heading.
  const toHeading = () => heading.current?.focus({ preventScroll: true })
  const end = (id: string | null) => revoke.mutate(id, { onSuccess: toHeading })
  const endStranger = (id: string) =>
    revoke.mutate(id, {
      onSuccess: () => {
        setStranger(true)
        toHeading()
      },
    })
  const items = sessions.data?.items ?? []
  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} id="sessions" className="rounded text-base font-semibold">
          Where you are signed in
        </h3>
        {items.length > 1 && (
          <Button variant="secondary" size="small" held={revoke.isPending} onClick={() => end(null)}>
            End all others
          </Button>
        )}
      </div>
      {stranger && (
        <p role="status" className="rounded-control border border-line-strong p-4 text-sm">
          It is ended. They knew your password:{' '}
          <Link to={pages.changePassword} className="font-medium text-accent hover:underline">
            change it now
          </Link>
          , and set up a second step if you have none.
        </p>
      )}
      {sessions.isPending && <RowSkeletons rows={2} />}
      {sessions.isError && <FailureNotice error={sessions.error} />}
      {items.length > 0 && (
        <Card>
          <ul className="divide-y">
            {items.map(({ id, current, userAgent, address, unfamiliar, createdAt, endsAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                    {deviceWords(userAgent)}
                    {current && <Badge tone="accent">This one</Badge>}
                  </p>
                  <p className="mt-0.5 text-[13px] text-ink-faint">
                    Since <Moment at={createdAt} />, ends <Moment at={endsAt} />
                    {address && `, from ${address}`}
                  </p>
                  {unfamiliar && !current && (
                    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
                      A new device. Was this you?
                      <Button
                        variant="secondary"
                        size="small"
                        held={accept.isPending}
                        onClick={() => accept.mutate(id, { onSuccess: toHeading })}
                      >
                        Yes
                      </Button>
                      <Button variant="secondary" size="small" held={revoke.isPending} onClick={() => endStranger(id)}>
                        No, end it
                      </Button>
                    </p>
                  )}
                </div>
                {!current && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={`End the session of ${deviceWords(userAgent)}, since ${momentOf(createdAt)}`}
                    held={revoke.isPending}
                    onClick={() => end(id)}
                  >
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
