import { useState } from 'react'
import { type CellSeparator, cellSeparator, chooseCellSeparator } from './cell-separator.ts'

/** The choice of the CSV delimiter beside a download button, remembered in this browser. */
export function CellSeparatorSelect() {
  const [separator, setSeparator] = useState(cellSeparator)
  const choose = (chosen: CellSeparator) => {
    chooseCellSeparator(chosen)
    setSeparator(chosen)
  }
  return (
    <select
      aria-label="Separator of a CSV file"
      value={separator}
      // The cast: its options are the two delimiters.
      onChange={(event) => choose(event.target.value as CellSeparator)}
      className="h-8 cursor-pointer self-center rounded-control bg-transparent pl-1 text-[13px] text-ink-soft hover:text-ink"
    >
      <option value=",">with commas</option>
      <option value=";">with semicolons</option>
    </select>
  )
}
