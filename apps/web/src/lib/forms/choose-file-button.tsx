import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Upload } from 'lucide-react'
import { useId } from 'react'
import { takeChosenFile } from './take-chosen-file.ts'

interface ChooseFileButtonProps {
  label: string
  /** Extensions and media types, as the browser's chooser takes them. */
  accept: string
  describedBy?: string
  onChoose: (file: File) => void
}

/** Opens the browser's file chooser. */
export function ChooseFileButton({ label, accept, describedBy, onChoose }: ChooseFileButtonProps) {
  const id = useId()
  return (
    <div className="self-start">
      {/* Visually hidden only: it is reachable by keyboard, and its label shows the focus. */}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={(event) => {
          const chosen = takeChosenFile(event.target)
          if (chosen) onChoose(chosen)
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass({ variant: 'secondary', size: 'small' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent`}
      >
        <Upload aria-hidden="true" className="size-4" />
        {label}
      </label>
    </div>
  )
}
