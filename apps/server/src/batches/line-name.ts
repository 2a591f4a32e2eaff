const mostLetters = 80

/** What a line is known by, in one line of letters. */
function beginning(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > mostLetters ? `${line.slice(0, mostLetters - 1)}…` : line
}

/** Names a line of a CSV by its number and by its id, or else by the beginning of its text. */
export function lineName(line: number, id: string | undefined, text: string): string {
  const called = beginning(id?.trim() ? id : text)
  return called === '' ? `Line ${line}` : `Line ${line}: ${called}`
}

/** By what a CSV of truths may name a file, case apart: the file's name without its folders; a line, its id, its text. */
export function namesOf(item: string): string[] {
  const [, line = '', called = ''] = /^(Line \d+)(?:: (.*))?$/.exec(item) ?? []
  const names = line === '' ? [item.split('/').at(-1) ?? ''] : [item, line, called]
  return names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
}

/** The same for what the CSV says. */
export const saidNames = (said: string): string[] =>
  [said.split('/').at(-1) ?? '', said, beginning(said)].map((name) => name.trim().toLowerCase())
