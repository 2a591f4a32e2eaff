import { withoutInvisible } from '@vitrine/contracts/fields/without-invisible.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { stringify } from 'csv-stringify/sync'
import { parseCsvRecords } from '../../files/parse-csv-records.ts'
import { blocksOf } from './list-blocks.ts'
import { type Column, columnsIn, usualColumns } from './list-columns.ts'

/** A line of the list with its cells by what they are. */
export interface ListedPerson {
  /** From 1. */
  line: number
  /** With commas and in the usual order, so that it is read the same without its heading. */
  text: string
  email: string
  name: string
  org: string
  /** As it was written; '' where the line names none. */
  role: string
}

const lineOf = (cells: readonly string[]): string =>
  stringify([cells], { record_delimiter: '' }).replace(/,+$/, '').trim()

function personOf(record: readonly string[], columns: readonly Column[], line: number): ListedPerson {
  // Names and addresses copied from pages and mails contain invisible characters.
  const cells = record.map((cell) => withoutInvisible(cell).trim())
  const named = columns !== usualColumns
  const cell = (field: Column['field']) => cells[columns.findIndex((column) => column.field === field)] ?? ''
  const email = cell('email')
  const name = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ')
  const [org, role] = [cell('org'), cell('role')]
  const text = lineOf(named ? [email, name, org, role] : cells)
  return { line, text, email: email.toLowerCase(), name, org, role: role.toLowerCase() }
}

/**
 * Reads a list of people, one per line, at most a few more than `most`; typed lines and files with their own headings and separators may be combined. `unread`: the ignored columns. Throws 'csv-unreadable'.
 */
export async function readInvitationList(
  text: string,
  most: number,
): Promise<{ people: ListedPerson[]; unread: string[] }> {
  const people: ListedPerson[] = []
  const unread = new Set<string>()
  let columns = usualColumns
  const blocks = blocksOf(text)
  for (const block of blocks.slice(0, most + 1)) {
    // One for the heading, and one more to notice that there are too many.
    const records = await parseCsvRecords(block.text, 'The list', most + 2 - people.length, {
      linesBefore: block.linesBefore,
      // As in 'Robert "Bob" Smith': people are typed, and no quote of one may refuse the others.
      isLoose: true,
    })
    const heading = columnsIn(records[0]?.record ?? [])
    if (heading) columns = heading
    for (const { field, title } of heading ?? []) if (field === null && title !== '') unread.add(title)
    for (const { record, info } of records.slice(heading ? 1 : 0)) {
      people.push(personOf(record, columns, block.linesBefore + info.lines))
    }
    if (people.length > most) break
  }
  // Each is parsed on its own: thousands would take long.
  if (blocks.length > most + 1 && people.length <= most) {
    throw new InputError('csv-unreadable', `The list has more than ${most} headings.`, {
      hint: 'Write one heading above all people of a file.',
    })
  }
  return { people, unread: [...unread] }
}
