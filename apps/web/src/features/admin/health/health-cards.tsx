import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import { plainNumber } from '@vitrine/ui/format/plain-number.ts'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { momentOf } from '../../../lib/screen/moment.ts'
import { megabyteWords } from './megabyte-words.ts'

const databaseWords = { pglite: 'Embedded', postgres: 'PostgreSQL' } as const

const storeNote = ({ milliseconds, freeMegabytes }: ServerHealth['store']) =>
  [
    milliseconds === null ? 'does not answer' : `answers in ${plainNumber(milliseconds)} ms`,
    ...(freeMegabytes === null ? [] : [`${megabyteWords(freeMegabytes)} free`]),
  ].join(', ')

const cardsOf = ({ database, store, lastBackup, versions, workers, queue, mails, smtp, provider }: ServerHealth) => [
  {
    label: 'Database',
    value: `${databaseWords[database.kind]} ${database.version}`,
    note: `answers in ${plainNumber(database.milliseconds)} ms, ${megabyteWords(database.megabytes)}`,
  },
  { label: 'Files', value: store.bucket ?? 'A folder', note: storeNote(store) },
  {
    label: 'Last backup',
    value: lastBackup ? momentOf(lastBackup.at) : 'None noted',
    note: lastBackup
      ? lastBackup.encrypted
        ? 'encrypted'
        : 'not encrypted'
      : 'script/backup makes one (docs/operations.md)',
  },
  { label: 'Version', value: versions.product, note: `Node ${versions.node}` },
  {
    label: 'Workers',
    value: String(workers.length),
    note: `at a time: ${workers.reduce((sum, { concurrency }) => sum + concurrency, 0)}`,
  },
  {
    label: 'Queue',
    value: `${queue.queued} waiting`,
    note: `${queue.running} running${queue.oldestQueuedSeconds === null ? '' : `, oldest waits ${plainNumber(queue.oldestQueuedSeconds)} s`}`,
  },
  {
    label: 'Mail',
    value: smtp ?? 'Written to files',
    note: `${mails.queued} queued, ${mails.sent} sent, ${mails.written} written, ${mails.failed} failed`,
  },
  {
    label: 'Provider',
    value: provider?.host ?? 'None',
    note: provider
      ? Object.entries(provider.models)
          .map(([kind, name]) => `${kind}: ${name}`)
          .join(', ')
      : 'The embedded engines answer. To connect one, start the server with AI_BASE_URL, AI_CHAT_MODEL, AI_VISION_MODEL and AI_IMAGE_MODEL (docs/operations.md).',
  },
]

export function HealthCards({ health }: { health: ServerHealth }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {cardsOf(health).map(({ label, value, note }) => (
        <li key={label}>
          <Card className="flex h-full flex-col gap-1 p-5">
            <p className="text-[13px] text-ink-faint">{label}</p>
            <p className="text-lg font-semibold tracking-tight break-words">{value}</p>
            <p className="text-[13px] break-words text-ink-soft">{note}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
