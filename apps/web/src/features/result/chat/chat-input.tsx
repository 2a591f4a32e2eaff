import { Button } from '@vitrine/ui/primitives/button.tsx'
import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { SendHorizontal } from 'lucide-react'
import { type Ref, useState } from 'react'

interface ChatInputProps {
  busy: boolean
  /** Characters. */
  longest: number
  onSend: (text: string) => void
  field: Ref<HTMLInputElement>
}

/** Enter sends; blank questions are not sent, and nothing is while an answer is awaited. */
export function ChatInput({ busy, longest, onSend, field }: ChatInputProps) {
  const [text, setText] = useState('')
  const isBlank = text.trim() === ''
  return (
    <form
      className="flex items-center gap-2 border-t p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy || isBlank) return
        onSend(text)
        setText('')
      }}
    >
      <input
        ref={field}
        aria-label="Your question"
        placeholder="Ask about this document"
        value={text}
        maxLength={longest}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        className={controlClass}
      />
      <Button type="submit" size="icon" aria-label="Send" held={busy || isBlank}>
        <SendHorizontal aria-hidden="true" className="size-4" />
      </Button>
    </form>
  )
}
