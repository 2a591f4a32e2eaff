import type { Citation } from '@vitrine/contracts/analyses/chat-answer.ts'
import { scrollBehaviour } from '@vitrine/ui/less-motion.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ArrowDown, ScrollText } from 'lucide-react'
import { useRef } from 'react'
import { ChatInput } from './chat-input.tsx'
import { ChatMessage } from './chat-message.tsx'
import { TypingIndicator } from './typing-indicator.tsx'
import { useBottom } from './use-bottom.ts'
import type { useConversation } from './use-conversation.ts'

interface ChatPaneProps {
  conversation: ReturnType<typeof useConversation>
  documentShown: boolean
  onToggleDocument: () => void
  onCite: (citation: Citation) => void
}

export function ChatPane({ conversation, documentShown, onToggleDocument, onCite }: ChatPaneProps) {
  const { turns, sending, stage, longestQuestion, send } = conversation
  const list = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const bottom = useBottom(list, content, turns.length + (sending ? 1 : 0))
  const latest = turns.findLastIndex(({ role }) => role === 'assistant')
  // The pressed button is about to be disabled or removed: the focus moves to the question field.
  const ask = (text: string) => {
    send(text)
    field.current?.focus()
  }
  const goDown = () => {
    bottom.scroll()
    field.current?.focus({ preventScroll: true })
  }
  const showSummary = () => list.current?.scrollTo({ top: 0, behavior: scrollBehaviour() })
  return (
    <section
      aria-labelledby="assistant"
      className="relative flex h-[75dvh] min-h-96 min-w-0 flex-col overflow-hidden rounded-card border bg-surface shadow-card"
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-5 py-2">
        <h2 id="assistant" className="text-sm font-semibold">
          PDF Insights Assistant
        </h2>
        <div className="flex gap-2">
          <Button variant="ghost" size="small" onClick={showSummary}>
            <ScrollText aria-hidden="true" className="size-4" />
            Show Summary
          </Button>
          <Button variant="secondary" size="small" aria-expanded={documentShown} onClick={onToggleDocument}>
            {documentShown ? 'Hide PDF' : 'Show PDF'}
          </Button>
        </div>
      </header>
      <div
        ref={list}
        role="log"
        aria-label="Conversation"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto scroll-edges-surface focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex flex-col gap-5 px-5 py-5">
          {turns.map((turn, index) => (
            <ChatMessage
              // Turns are only added at the end, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              turn={turn}
              isLatest={index === latest}
              busy={sending}
              onAsk={ask}
              onCite={onCite}
            />
          ))}
          {sending && <TypingIndicator stage={stage} />}
        </div>
      </div>
      {bottom.isAway && (
        <Button
          variant="secondary"
          size="icon"
          aria-label="Scroll to the bottom"
          onClick={goDown}
          className="absolute right-5 bottom-24 rounded-full bg-raised shadow-float"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
      )}
      <ChatInput busy={sending} longest={longestQuestion} onSend={ask} field={field} />
    </section>
  )
}
