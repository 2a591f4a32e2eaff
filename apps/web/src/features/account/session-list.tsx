import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { moment } from '../../lib/moment.ts'
import { deviceWords } from './device-words.ts'
import { useRevokeSession } from './revoke-session.ts'
import { useSessions } from './use-sessions.ts'

/** Where one is signed in, with the way to end it. */
export function SessionList() {
  const sessions = useSessions()
  const revoke = useRevokeSession()
  const items = sessions.data?.items ?? []
  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="text-base font-semibold">
          Where you are signed in
        </h2>
        {items.length > 1 && (
          <Button variant="secondary" size="small" disabled={revoke.isPending} onClick={() => revoke.mutate(null)}>
            End all others
          </Button>
        )}
      </div>
      {sessions.isPending && <RowSkeletons rows={2} />}
      {sessions.isError && <ErrorNotice message={sessions.error.message} />}
      {items.length > 0 && (
        <Card>
          <ul className="divide-y">
            {items.map(({ id, current, userAgent, createdAt, endsAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                    {deviceWords(userAgent)}
                    {current && <Badge tone="accent">This one</Badge>}
                  </p>
                  <p className="mt-0.5 text-[13px] text-ink-faint">
                    Since <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>, ends{' '}
                    <time dateTime={endsAt}>{moment.format(new Date(endsAt))}</time>
                  </p>
                </div>
                {!current && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={`End the session of ${deviceWords(userAgent)}, since ${moment.format(new Date(createdAt))}`}
                    disabled={revoke.isPending}
                    onClick={() => revoke.mutate(id)}
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
