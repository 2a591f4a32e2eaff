import { failureHint, failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { useState } from 'react'
import { readTruths } from './read-truths.ts'
import { useSetTruths } from './use-report.ts'

interface Truths {
  csv: string
  names: readonly string[]
  itemColumn: string
  /** Columns of results by those of truths; '' is 'not compared'. */
  columns: Readonly<Record<string, string>>
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Columns of the same name are matched; the first column names the files. */
function mapped(csv: string, names: readonly string[], results: readonly string[]): Truths {
  const itemColumn = names.find((name) => /^(file|item|name|document)/i.test(name)) ?? names[0] ?? ''
  const columns = names.map((name) => [name, results.find((result) => same(result, name)) ?? ''])
  return { csv, names, itemColumn, columns: Object.fromEntries(columns) }
}

interface TruthsFormProps {
  id: string
  /** Columns of the results. */
  results: readonly string[]
}

/** A CSV of truths, and which of its columns is compared with which of the results. */
export function TruthsForm({ id, results }: TruthsFormProps) {
  const save = useSetTruths(id)
  const [truths, setTruths] = useState<Truths | null>(null)
  const [fault, setFault] = useState<InputFault | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    save.reset()
    const read = await readTruths(file)
    setFault('csv' in read ? null : read)
    setTruths('csv' in read ? mapped(read.csv, read.names, results) : null)
  }
  const compared = (given: Truths) =>
    Object.fromEntries(Object.entries(given.columns).filter(([name, to]) => to !== '' && name !== given.itemColumn))
  const submit = (given: Truths) => {
    const columns = compared(given)
    const nothing = Object.keys(columns).length === 0
    setFault(nothing ? { message: 'Choose at least one column to compare.', hint: 'Say what it is, above.' } : null)
    if (nothing) return
    save.mutate({ csv: given.csv, itemColumn: given.itemColumn, columns })
  }
  const refused: InputFault | null = save.error && {
    message: failureWords(save.error, 'The results could not be measured. Please try again.'),
    hint: failureHint(save.error),
  }
  const said = fault ?? refused
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="CSV of truths"
        help="Its first line names the columns; one of them names the files, or the lines by their text."
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".csv,text/csv"
            className={controlClass}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {truths && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Column that names the files"
            value={truths.itemColumn}
            onChange={(event) => setTruths({ ...truths, itemColumn: event.target.value })}
          >
            {truths.names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          {truths.names
            .filter((name) => name !== truths.itemColumn)
            .map((name) => (
              <SelectField
                key={name}
                label={`${name} is`}
                value={truths.columns[name]}
                onChange={(event) =>
                  setTruths({ ...truths, columns: { ...truths.columns, [name]: event.target.value } })
                }
              >
                <option value="">Not compared</option>
                {results.map((result) => (
                  <option key={result}>{result}</option>
                ))}
              </SelectField>
            ))}
        </div>
      )}
      {said && <ErrorNotice message={said.message} hint={said.hint} />}
      {truths && (
        <Button className="self-start" busy={save.isPending} onClick={() => submit(truths)}>
          Measure
        </Button>
      )}
    </div>
  )
}
