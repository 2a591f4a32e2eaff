import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { readListFile } from './read-list-file.ts'

interface PeopleFieldProps {
  value: string
  onChange: (people: string) => void
  error: string | undefined
}

/** One person per line, typed, pasted or from a CSV file, whose content can be corrected before it is sent. */
export function PeopleField({ value, onChange, error }: PeopleFieldProps) {
  const id = useId()
  const [fileFault, setFileFault] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readListFile(file)
    setFileFault('error' in read ? read.error : undefined)
    if ('error' in read) return
    // After a blank line a list may have its own separator and columns.
    onChange(value.trim() === '' ? read.text : `${value.trim()}\n\n${read.text}`)
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="People"
        required
        help="One a line: e-mail, name, organization, role. Only the e-mail is needed."
        error={fileFault ?? error}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={5}
            spellCheck={false}
            placeholder={'ada@example.com, Ada Byron, Analytical Engines\ngrace@example.com'}
            value={value}
            onChange={(event) => {
              setFileFault(undefined)
              onChange(event.target.value)
            }}
            className={`${controlClass} font-mono text-[13px]`}
          />
        )}
      </Field>
      <div className="self-start">
        {/* Visually hidden only: it is reachable by keyboard, and its label shows the focus. */}
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="peer sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0])
            // The same file may be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent`}
        >
          <Upload aria-hidden="true" className="size-4" />
          Add a CSV file
        </label>
      </div>
    </div>
  )
}
