import { Check, Copy } from 'lucide-react'
import { useBriefly } from '../use-briefly.ts'
import { Button } from './button.tsx'

const copiedFor = 2000

const words = { copied: 'Copied', failed: 'Not copied: select and copy it by hand' }

/** Copies `text`; shows 'Copied' for two seconds. Browsers may refuse, as they do on insecure pages. */
export function CopyButton({ text, label = 'Copy' }: { text: string | (() => string); label?: string }) {
  const [copied, setCopied] = useBriefly<keyof typeof words | null>(null, copiedFor)

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
