import type { ResultFeedback } from '@vitrine/contracts/administration/administration.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Cell } from '@vitrine/ui/primitives/data-table.tsx'
import { Link } from 'react-router'
import { Moment } from '../../../lib/screen/dated.tsx'
import { verdictLooks } from './verdict-looks.ts'

function Giver({ feedback: { person, byVisitor } }: { feedback: ResultFeedback }) {
  if (!person) return byVisitor ? 'Visitor' : 'Erased account'
  return (
    <Link to={`${pages.prospects}?person=${encodeURIComponent(person.id)}`} className="rounded hover:underline">
      {person.name || person.email}
    </Link>
  )
}

export function FeedbackRow({ feedback }: { feedback: ResultFeedback }) {
  const { tone, words } = verdictLooks[feedback.verdict]
  return (
    <tr>
      <Cell>
        <Badge tone={tone}>{words}</Badge>
      </Cell>
      <Cell className="max-w-md min-w-48">
        <span className="block font-medium">{feedback.modelTitle}</span>
        <span className="block text-[13px] text-ink-faint">
          Version {feedback.modelVersion}
          {feedback.engine && `, ${feedback.engine}`}
        </span>
        {feedback.corrected > 0 && (
          <span className="mt-1 block text-[13px]">
            {feedback.corrected === 1 ? 'One value' : `${feedback.corrected} values`} corrected by its reader
          </span>
        )}
        {feedback.comment && <span className="mt-1 block break-words">{feedback.comment}</span>}
      </Cell>
      <Cell className="hidden max-w-48 truncate text-ink-soft sm:table-cell">
        <Giver feedback={feedback} />
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft md:table-cell">
        <Moment at={feedback.at} />
      </Cell>
    </tr>
  )
}
