import { failureHint, failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import type { InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { useId, useState } from 'react'
import { ChooseFileButton } from '../../../lib/forms/choose-file-button.tsx'
import { shownName } from '../../../lib/model-input/shown-name.ts'
import { readTruths } from './read-truths.ts'
import { useSetTruths } from './use-report.ts'

interface Truths {
  name: string
  csv: string
  names: readonly string[]
  itemColumn: string
  /** Columns of results by those of truths; '' is 'not compared'. */
  columns: Readonly<Record<string, string>>
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Columns of the same name are matched; the first column names the files. */
function mapped(name: string, csv: string, names: readonly string[], results: readonly string[]): Truths {
  const itemColumn = names.find((one) => /^(file|item|name|document)/i.test(one)) ?? names[0] ?? ''
  const columns = names.map((one) => [one, results.find((result) => same(result, one)) ?? ''])
  return { name, csv, names, itemColumn, columns: Object.fromEntries(columns) }
}

interface TruthsFormProps {
  id: string
  /** Columns of the results. */
  results: readonly string[]
}

/** A CSV of truths, and which of its columns is compared with which of the results. */
export function TruthsForm({ id, results }: TruthsFormProps) {
  const save = useSetTruths(id)
  const help = useId()
  const [truths, setTruths] = useState<Truths | null>(null)
  const [fault, setFault] = useState<InputFault | null>(null)
  const choose = async (file: File) => {
    save.reset()
    const read = await readTruths(file)
    if ('csv' in read) {
      setFault(null)
      setTruths(mapped(shownName(file.name), read.csv, read.names, results))
    } else {
      // The table before it stays, with the columns that were chosen for it.
      setFault({ ...read, hint: truths ? `${read.hint} Still chosen: ${truths.name}.` : read.hint })
    }
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
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ChooseFileButton
            label="Choose a CSV of truths"
            accept=".csv,text/csv"
            describedBy={help}
            onChoose={(file) => void choose(file)}
          />
          {truths && <p className="min-w-0 text-sm break-words">{truths.name}</p>}
        </div>
        <p id={help} className="text-[13px] text-ink-faint">
          Its first line names the columns; one of them names the files, or the lines by their text.
        </p>
      </div>
      {truths && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            label="Column that names the files"
            value={truths.itemColumn}
            onChange={(event) => setTruths({ ...truths, itemColumn: event.target.value })}
          >
            <Options of={truths.names} />
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
                <Options of={results} />
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
