import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { useState } from 'react'
import { type CellSeparator, cellSeparator, chooseCellSeparator } from './cell-separator.ts'

/** Beside a button that saves CSV: which sign stands between the cells. The choice is kept in this browser. */
export function CellSeparatorSelect() {
  const [separator, setSeparator] = useState(cellSeparator)
  const choose = (chosen: CellSeparator) => {
    chooseCellSeparator(chosen)
    setSeparator(chosen)
  }
  return (
    <div className="w-full sm:w-36">
      <select
        aria-label="Sign between the cells of a CSV file"
        value={separator}
        // Its options are the two signs.
        onChange={(event) => choose(event.target.value as CellSeparator)}
        className={`${controlClass} h-10`}
      >
        <option value=",">Comma ,</option>
        <option value=";">Semicolon ;</option>
      </select>
    </div>
  )
}
