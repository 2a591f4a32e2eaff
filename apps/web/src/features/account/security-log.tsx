import { useQuery } from '@tanstack/react-query'
import { deviceWords } from '@vitrine/contracts/accounts/device-words.ts'
import type { SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { RowSkeletons } from '@vitrine/ui/primitives/row-skeletons.tsx'
import { useState } from 'react'
import { client } from '../../lib/requests/client.ts'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { Moment } from '../../lib/screen/dated.tsx'

const words: Record<SecurityEventKind, string> = {
  'signed-in': 'Signed in',
  'signed-in-on-new-device': 'Signed in on a new device',
  'second-step-failed': 'A code was wrong, after the right password',
  'password-changed': 'Password changed',
  'second-step-on': 'Second step switched on',
  'second-step-off': 'Second step removed',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-renewed': 'New recovery codes made',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'provider-linked': 'Bound to an account at the sign-in provider',
  'api-key-made': 'An API key was made',
  'webhook-made': 'A webhook was made',
  'webhook-off': 'A webhook was switched off: it failed too often',
  'api-key-revoked': 'An API key was revoked',
  'session-ended': 'A session was ended',
  'sessions-ended': 'All other sessions were ended',
  'role-changed': 'Role changed by an admin',
  blocked: 'Blocked by an admin',
  unblocked: 'Opened again by an admin',
  'expiry-changed': 'Expiry changed by an admin',
  'data-exported': 'Your data were exported',
  'deletion-asked': 'Deletion asked for',
  'deletion-undone': 'Deletion undone',
}

const few = 5

/** The account's security events, newest first. */
export function SecurityLog() {
  const [all, setAll] = useState(false)
  const log = useQuery({
    queryKey: ['security-log'],
    queryFn: ({ signal }) => client.call('listSecurityEvents', { signal }),
  })
  const items = log.data?.items ?? []
  return (
    <section aria-labelledby="security-log" className="flex flex-col gap-3">
      <h3 id="security-log" className="text-base font-semibold">
        Security log
      </h3>
      {log.isPending && <RowSkeletons rows={3} />}
      {log.isError && <FailureNotice error={log.error} />}
      {log.data && items.length === 0 && <p className="text-sm text-ink-soft">Nothing has happened yet.</p>}
      {items.length > 0 && (
        <Card>
          <dl className="divide-y">
            {(all ? items : items.slice(0, few)).map(({ id, at, kind, address, userAgent }) => (
              <div key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3 text-sm">
                <dt>{words[kind]}</dt>
                <dd className="text-[13px] text-ink-faint">
                  <Moment at={at} />
                  {userAgent && `, ${deviceWords(userAgent)}`}
                  {address && `, ${address}`}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {items.length > few && (
        <Button variant="ghost" size="small" className="self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </section>
  )
}
