import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SharedLink } from '@vitrine/contracts/analyses/analysis.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { Link } from 'react-router'
import { client } from '../../lib/requests/client.ts'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { Moment } from '../../lib/screen/dated.tsx'
import { toastFailure } from '../../lib/screen/toast.ts'

const key = ['shares']

function SharedLinkRow({ link }: { link: SharedLink }) {
  const queries = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => client.call('revokeShare', { params: { id: link.analysisId, share: link.id } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: key }),
    onError: (error) => toastFailure(error),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <Link to={link.url} className="rounded text-sm font-medium hover:underline">
          {link.modelTitle}
        </Link>
        <p className="truncate text-[13px] text-ink-faint">{link.summary}</p>
      </div>
      <p className="text-[13px] text-ink-faint">
        until <Moment at={link.expiresAt} />
      </p>
      <div className="flex">
        <CopyButton text={new URL(link.url, window.location.origin).href} label="Copy link" />
        <Button
          variant="ghost"
          size="small"
          aria-label={`Revoke the link to ${link.modelTitle}`}
          held={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          Revoke
        </Button>
      </div>
    </li>
  )
}

/** The links that open one's results for others, until they expire or are revoked. */
export function SharedLinks() {
  const links = useQuery({ queryKey: key, queryFn: ({ signal }) => client.call('listShares', { signal }) })
  if (links.isError) return <FailureNotice error={links.error} />
  if (!links.data || links.data.length === 0) return null
  return (
    <section aria-labelledby="shared-links" className="flex flex-col gap-3">
      <h2 id="shared-links" className="text-base font-semibold">
        Shared links
      </h2>
      <Card>
        <ul className="divide-y">
          {links.data.map((link) => (
            <SharedLinkRow key={link.id} link={link} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
