/** Shows that the assistant is working; `stage` says on what, if known. */
export function TypingIndicator({ stage }: { stage: string | null }) {
  return (
    <div role="status" className="flex items-center gap-3 text-sm text-ink-faint">
      <span aria-hidden="true" className="flex gap-1">
        {['0ms', '150ms', '300ms'].map((delay) => (
          <span
            key={delay}
            className="size-1.5 animate-bounce rounded-full bg-ink-faint"
            style={{ animationDelay: delay }}
          />
        ))}
      </span>
      {stage ?? 'Reading the document'}
    </div>
  )
}
