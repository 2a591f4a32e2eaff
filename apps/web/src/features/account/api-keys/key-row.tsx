import type { ApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Moment } from '../../../lib/screen/dated.tsx'

const scopeWords = ({ scopes }: ApiKey) =>
  scopes.length > 1 ? 'Runs models and reads results' : scopes[0] === 'run' ? 'Runs models' : 'Reads results'

interface KeyRowProps {
  apiKey: ApiKey
  busy: boolean
  onRevoke: () => void
}

/** A key by its name and beginning, what it may do and when it was used. */
export function KeyRow({ apiKey, busy, onRevoke }: KeyRowProps) {
  const { name, prefix, models, perMinute, expiresAt, lastUsedAt } = apiKey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm font-medium break-words">
          {name} <code className="ml-1 text-[13px] font-normal text-ink-soft">{prefix}…</code>
        </p>
        <p className="mt-0.5 text-[13px] text-ink-faint">
          {scopeWords(apiKey)}
          {models && `, ${models.join(', ')} only`}, {perMinute} calls in a minute
        </p>
        <p className="mt-0.5 text-[13px] text-ink-faint">
          {lastUsedAt ? (
            <>
              Last used <Moment at={lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
          , expires <Moment at={expiresAt} />
        </p>
      </div>
      <Button variant="ghost" size="small" aria-label={`Revoke ${name}, ${prefix}`} held={busy} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  )
}
