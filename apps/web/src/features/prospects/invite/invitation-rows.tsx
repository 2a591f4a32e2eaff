import type { InvitationRow } from '@vitrine/contracts/accounts/invitation.ts'
import { Badge, type Tone } from '@vitrine/ui/primitives/badge.tsx'

const looks: Record<InvitationRow['outcome'], { words: string; tone: Tone }> = {
  ready: { words: 'Ready', tone: 'accent' },
  invited: { words: 'Invited', tone: 'good' },
  refused: { words: 'Not invited', tone: 'bad' },
}

/** The result for each line, with its errors. */
export function InvitationRows({ rows }: { rows: readonly InvitationRow[] }) {
  return (
    // It scrolls, so it must be reachable by keyboard.
    <div
      tabIndex={0}
      role="group"
      aria-label="Lines"
      className="max-h-64 overflow-y-auto scroll-edges-raised rounded-control border"
    >
      <ol className="divide-y text-sm">
        {rows.map((row) => (
          <li key={row.line} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2">
            <span className="text-[13px] text-ink-faint tabular-nums">{row.line}</span>
            <span className="min-w-0 font-medium break-all">{row.email || row.text}</span>
            <span className="min-w-0 break-words text-ink-soft">
              {[row.name === row.email ? '' : row.name, row.org, row.role === 'user' ? '' : row.role]
                .filter(Boolean)
                .join(', ')}
            </span>
            <span className="ml-auto">
              <Badge tone={looks[row.outcome].tone}>{looks[row.outcome].words}</Badge>
            </span>
            {row.error && <span className="w-full text-[13px] text-bad">{row.error}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
