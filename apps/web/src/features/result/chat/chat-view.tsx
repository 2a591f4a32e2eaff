import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { Citation } from '@vitrine/contracts/analyses/chat-answer.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { ApiCall } from '../../../lib/api-call/api-call.tsx'
import { Feedback } from '../feedback.tsx'
import { NextSteps } from '../next-steps.tsx'
import { ResultFooter } from '../result-footer.tsx'
import { ResultHeader } from '../result-header.tsx'
import { useModel } from '../use-model.ts'
import { ChatPane } from './chat-pane.tsx'
import { useConversation } from './use-conversation.ts'

const DocumentPane = lazy(() => import('./document-pane.tsx'))

interface ChatViewProps {
  analysis: Analysis
  onChanged: () => void
}

/** Pixels; below this the conversation comes first, and the document is behind a button. */
const roomForBoth = 1024

/** The document on the left, the assistant on the right; clicking a citation highlights it in the document. */
export function ChatView({ analysis, onChanged }: ChatViewProps) {
  const model = useModel(analysis.modelId)
  const conversation = useConversation(analysis, model)
  const [open, setOpen] = useState(() => window.innerWidth >= roomForBoth)
  const [cited, setCited] = useState<Citation | null>(null)
  const title = analysis.input.name ?? analysis.modelTitle
  return (
    <article className="flex flex-col gap-6">
      <ResultHeader analysis={analysis} title={title} />
      <div className={classNames('grid gap-6', open && 'lg:grid-cols-2')}>
        {open && (
          <Suspense fallback={<Skeleton className="h-[60dvh] w-full rounded-card lg:h-[75dvh]" />}>
            <DocumentPane input={analysis.input} cited={cited} />
          </Suspense>
        )}
        <ChatPane
          conversation={conversation}
          documentShown={open}
          onToggleDocument={() => setOpen(!open)}
          onCite={(citation) => {
            setOpen(true)
            // A new object each time: the same place may be requested again after scrolling away.
            setCited({ ...citation })
          }}
        />
      </div>
      <Feedback key={analysis.id} analysis={analysis} />
      <NextSteps analysis={analysis} onChanged={onChanged} />
      {model && <ApiCall model={model} analysis={analysis} />}
      <ResultFooter analysis={analysis} />
    </article>
  )
}
