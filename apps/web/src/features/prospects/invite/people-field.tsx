import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { useState } from 'react'
import { ChooseFileButton } from '../../../lib/forms/choose-file-button.tsx'
import { readListFile } from './read-list-file.ts'

interface PeopleFieldProps {
  value: string
  onChange: (people: string) => void
  error: string | undefined
}

/** One person per line, typed, pasted or from a CSV file, whose content can be corrected before it is sent. */
export function PeopleField({ value, onChange, error }: PeopleFieldProps) {
  const [fileFault, setFileFault] = useState<string>()
  const take = async (file: File) => {
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
        help="One per line: e-mail, name, organization, role. Only the e-mail is needed."
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
      <ChooseFileButton label="Add a CSV file" accept=".csv,.tsv,.txt,text/csv" onChoose={(file) => void take(file)} />
    </div>
  )
}
