import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { acceptedWords } from '@vitrine/contracts/catalogue/input-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { takeChosenFile } from '../../lib/forms/take-chosen-file.ts'
import { acceptedTypes, chooserAccept } from '../../lib/model-input/input-check.ts'
import { shownName } from '../../lib/model-input/shown-name.ts'
import { useAsServed } from '../../lib/screen/use-as-served.ts'

interface CompanionInputProps {
  companion: NonNullable<CatalogueModel['companion']>
  file: File | null
  onChoose: (file: File) => void
  onRemove: () => void
  disabled: boolean
}

/** The input for a model's second file. */
export function CompanionInput({ companion, file, onChoose, onRemove, disabled }: CompanionInputProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const help = useId()
  const asServed = useAsServed()
  const accept = acceptedTypes(companion)
  return (
    <div
      role="group"
      aria-label={companion.label}
      aria-describedby={help}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-3"
    >
      {!asServed && (
        <input
          ref={chooser}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={`Choose a file for ${companion.label}`}
          accept={Object.entries(chooserAccept(accept)).flat(2).join(',')}
          disabled={disabled}
          onChange={(event) => {
            const chosen = takeChosenFile(event.target)
            if (chosen) onChoose(chosen)
          }}
        />
      )}
      <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate text-sm font-medium">
          {companion.label}{' '}
          <span className="font-normal text-ink-faint">{file ? shownName(file.name) : '· optional'}</span>
        </p>
        <p id={help} className="text-[13px] text-ink-faint">
          {companion.help} {acceptedWords(accept)}.
        </p>
      </div>
      <Button variant="secondary" size="small" disabled={disabled} onClick={() => chooser.current?.click()}>
        {file ? 'Choose another' : 'Add'}
      </Button>
      {file && (
        <Button
          variant="ghost"
          size="small"
          disabled={disabled}
          aria-label={`Remove the ${companion.label.toLowerCase()}`}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  )
}
