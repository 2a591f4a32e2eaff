import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const copiedFor = 2000

const words = { copied: 'Copied', failed: 'Not copied: select and copy it by hand' }

/** Copies `text`; shows 'Copied' for two seconds. Browsers may refuse, as they do on insecure pages. */
export function CopyButton({ text, label = 'Copy' }: { text: string | (() => string); label?: string }) {
  const [copied, setCopied] = useState<keyof typeof words | null>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(null), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setCopied('copied')
    } catch {
      setCopied('failed')
    }
  }
  return (
    <Button variant="ghost" size="small" onClick={() => void copy()}>
      {copied === 'copied' ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span aria-live="polite">{copied ? words[copied] : label}</span>
    </Button>
  )
}
