import { expect, it } from 'vitest'
import { readInvitationList } from './read-invitation-list.ts'

const read = (text: string) => readInvitationList(text, 200)
const peopleIn = async (text: string) =>
  (await read(text)).people.map(({ line, email, name, org, role }) => [line, email, name, org, role])

it('reads typed lines and a file below them, each with its own separator and order', async () => {
  const list = 'ann@example.com, Ann, Looms\nNachname;First Name;Company;E-Mail\nSørensen;Åse;Vev AS;aase@example.com'
  expect(await peopleIn(list)).toEqual([
    [1, 'ann@example.com', 'Ann', 'Looms', ''],
    [3, 'aase@example.com', 'Åse Sørensen', 'Vev AS', ''],
  ])
})

it('joins first and last names, and names the columns that it leaves out', async () => {
  const { people, unread } = await read('Last name\tFirst name\tEmail address\tBirthday\nLi\tBo\tbo@example.com\t1.2.')
  expect(people).toMatchObject([{ email: 'bo@example.com', name: 'Bo Li', line: 2 }])
  expect(unread).toEqual(['Birthday'])
})

it('gives each line back so that it is read the same without its heading', async () => {
  const { people } = await read('Name;Email;Org\n"Weber, Ina";ina@;"Weber & ""Sohn"""\nKim;;')
  expect(people.map(({ text }) => text)).toEqual(['ina@,"Weber, Ina","Weber & ""Sohn"""', ',Kim'])
  expect(await peopleIn(people.map(({ text }) => text).join('\n'))).toEqual([
    [1, 'ina@', 'Weber, Ina', 'Weber & "Sohn"', ''],
    [2, '', 'Kim', '', ''],
  ])
})

it('takes a separator of its own after a blank line, but not within a quoted cell', async () => {
  const list = 'a@example.com,"Two\n\nlines"\n\nb@example.com;Bea;Bees\n\n\nc@example.com\tCem'
  expect(await peopleIn(list)).toEqual([
    [3, 'a@example.com', 'Two\n\nlines', '', ''],
    [5, 'b@example.com', 'Bea', 'Bees', ''],
    [8, 'c@example.com', 'Cem', '', ''],
  ])
})

it.each([
  ['Vorname;Nachname;E-Mail-Adresse;Firma;Rolle', 'Ida;Lenz;ida@example.com;Lenz KG;user'],
  ['NOM,Prénom,Courriel,Société,Rôle', 'Lenz,Ida,ida@example.com,Lenz KG,user'],
])('reads the headings of a spreadsheet in another language: %s', async (heading, line) => {
  const { people, unread } = await read(`${heading}\n${line}`)
  expect(people).toMatchObject([{ email: 'ida@example.com', name: 'Ida Lenz', org: 'Lenz KG', role: 'user' }])
  expect(unread).toEqual([])
})

it('takes a person whose name is a title for a person', async () => {
  const list = 'Last name;First name;Company;Email\nMail;Hedda;Vev;hedda@example.com\nLi;Bo;Vev;bo@example.com'
  expect(await peopleIn(list)).toEqual([
    [2, 'hedda@example.com', 'Hedda Mail', 'Vev', ''],
    [3, 'bo@example.com', 'Bo Li', 'Vev', ''],
  ])
})

it('keeps a quote inside of a name, and reads the lines and the heading after it', async () => {
  const list =
    'bo@example.com, Robert "Bo" Li, "Looms, Inc"\n\nc@example.com, 5" Cem\n\nName;Mail\n"Al" Bo;al@example.com'
  expect(await peopleIn(list)).toEqual([
    [1, 'bo@example.com', 'Robert "Bo" Li', 'Looms, Inc', ''],
    [3, 'c@example.com', '5" Cem', '', ''],
    [6, 'al@example.com', '"Al" Bo', '', ''],
  ])
})

it('names the line from which on a quote is never closed, counted over the whole list', async () => {
  const list = 'a@example.com\n\nb@example.com\nc@example.com,"Cem\nd@example.com'
  await expect(read(list)).rejects.toThrow('The list could not be read: from line 4 on, a quote is never closed.')
})

it('leaves out what nobody sees, and keeps what shapes letters', async () => {
  const list = '\u200bomid@example.com\u200b, علی\u200cرضا, Vev\u202e AS\u00ad'
  expect(await peopleIn(list)).toEqual([[1, 'omid@example.com', 'علی\u200cرضا', 'Vev AS', '']])
})

it('stops at one more than it may read', async () => {
  const list = Array.from({ length: 40 }, (_, index) => `p${index}@example.com`)
  expect((await readInvitationList(list.join('\n'), 10)).people).toHaveLength(12)
  expect((await readInvitationList(list.join('\n\n'), 10)).people).toHaveLength(11)
})

it('refuses a list of headings without people, and takes blank lines between people', async () => {
  await expect(read(Array.from({ length: 900 }, () => 'Name;Email').join('\n'))).rejects.toThrow(
    'The list has more than 200 headings.',
  )
  const apart = Array.from({ length: 200 }, (_, index) => `person${index}@example.com`).join('\n\n')
  expect((await read(apart)).people).toHaveLength(200)
})
