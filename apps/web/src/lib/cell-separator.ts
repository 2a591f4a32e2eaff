/** What parts the cells of a CSV file here: where the comma stands in numbers, spreadsheets expect semicolons. */
export const cellSeparator = (): ',' | ';' => ((1.5).toLocaleString().includes(',') ? ';' : ',')
