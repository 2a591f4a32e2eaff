import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { useFocusFirst } from '../../../lib/screen/use-focus-first.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n')
  const first = useFocusFirst<HTMLParagraphElement>()
  return (
    <div className="flex flex-col gap-3">
      <p ref={first} tabIndex={-1} className="text-sm">
        Keep these recovery codes where you find them without your phone. Each signs you in once; they are not shown
        again.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => text} label="Copy" />
        <Button
          variant="ghost"
          size="small"
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          Save as a file
        </Button>
        <Button size="small" className="ml-auto" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
