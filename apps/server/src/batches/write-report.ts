import type { BatchReport } from '@vitrine/contracts/analyses/batch-report.ts'
import { writeCsv } from './write-table.ts'

const share = (value: number) => value.toFixed(3)

/** An accuracy report as CSV: the fields, a blank line, then the misses. */
export function writeReport({ fields, misses }: BatchReport, separator: ',' | ';'): string {
  const measured = fields.map(({ field, column, n, right, wrong, missing, low, high }) => [
    field,
    column,
    ...[n, right, wrong, missing].map(String),
    share(low),
    share(high),
  ])
  const heading = ['Field', 'Column', 'Measured', 'Right', 'Wrong', 'Missing', 'Right, 95 % from', 'Right, 95 % to']
  const listed = misses.map(({ name, field, truth, found }) => [name, field, truth, found ?? '', '', '', '', ''])
  const blank = heading.map(() => '')
  const missed = ['Item', 'Field', 'Truth', 'Found', '', '', '', '']
  return writeCsv([heading, ...measured, blank, missed, ...listed], separator)
}
