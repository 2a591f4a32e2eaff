import type { Mail } from '@vitrine/contracts/administration/mail.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { DetailList } from '@vitrine/ui/primitives/detail-list.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { mailKindWords, mailStatusLooks } from '../../../lib/people/mail-words.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { momentOf } from '../../../lib/screen/moment.ts'
import { useResendMail } from './resend-mail.ts'
import { useMail } from './use-mail.ts'

function MailView({ mail }: { mail: Mail }) {
  const resend = useResendMail()
  const { tone, words } = mailStatusLooks[mail.status]
  return (
    <div className="flex flex-col gap-5">
      <DetailList
        details={[
          { label: 'To', value: mail.to },
          { label: 'Kind', value: mailKindWords[mail.kind] },
          { label: 'State', value: <Badge tone={tone}>{words}</Badge> },
          { label: 'Made', value: momentOf(mail.createdAt) },
          { label: 'Tries', value: String(mail.attempts) },
          ...(mail.nextTryAt ? [{ label: 'Next try', value: momentOf(mail.nextTryAt) }] : []),
          ...(mail.reason ? [{ label: 'Why it failed', value: mail.reason }] : []),
        ]}
      />
      {/* No scripts, forms or links: the mail is only displayed. Mails are light, whatever the theme. */}
      <iframe
        title="The mail as it looks"
        sandbox=""
        srcDoc={mail.html}
        className="h-96 w-full rounded-control border bg-white"
      />
      <details className="text-sm">
        <summary className="rounded font-medium">As plain text</summary>
        {/* A long one scrolls, so it must be reachable by keyboard. */}
        <pre
          tabIndex={0}
          role="group"
          aria-label="The mail as plain text"
          className="mt-2 max-h-72 overflow-auto scroll-edges-sunken rounded-control bg-sunken p-4 text-[13px] whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      </details>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!mail.resendable && (
          <p className="text-[13px] text-ink-faint">
            Its password was used or replaced, or has expired: resend the credentials on the person’s page.
          </p>
        )}
        <Button disabled={!mail.resendable} busy={resend.isPending} onClick={() => resend.mutate(mail.id)}>
          Send again
        </Button>
      </div>
    </div>
  )
}

interface MailDialogProps {
  mail: { id: string; subject: string }
  onClose: () => void
}

export function MailDialog({ mail: { id, subject }, onClose }: MailDialogProps) {
  const mail = useMail(id)
  return (
    <Dialog open wide onClose={onClose} title={subject}>
      <QueryState query={mail} failed="Failed to get the mail">
        {(data) => <MailView mail={data} />}
      </QueryState>
    </Dialog>
  )
}
