import { readFileSync } from 'node:fs'

const part = /<<(\w+)>>/g

/**
 * Wordings kept in a text file as regular expressions that can be read: a line `[name] flags` begins one, the lines below it are its parts, put
 * together as they stand without their indentation, and a line that begins with # is a comment. A space at a part's end is written \x20, and
 * `<<word>>` stands for one of `parts` or for another
 * wording of the file. Throws where a name is missing, unknown or written twice, and what a wrong expression throws.
 */
export function readPatterns<Name extends string>(
  file: URL,
  names: readonly Name[],
  parts: Readonly<Record<string, string>> = {},
): Readonly<Record<Name, RegExp>> {
  const found = new Map<string, { flags: string; source: string }>()
  let last = { flags: '', source: '' }
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, name, flags = ''] = /^\[([\w -]+)\] ?(\w*)$/.exec(line) ?? []
    if (name !== undefined) {
      if (found.has(name)) throw new Error(`${file.pathname} has ${name} twice.`)
      last = { flags, source: '' }
      found.set(name, last)
    } else if (!line.startsWith('#')) last.source += line.trim()
  }
  const put = new Set([...found.values()].flatMap(({ source }) => [...source.matchAll(part)].map(([, name]) => name)))
  const unknown = [...found.keys()].filter((name) => !put.has(name) && !names.some((one) => one === name))
  if (unknown.length > 0) throw new Error(`Nobody asks for ${unknown.join(', ')} of ${file.pathname}.`)
  const whole = (source: string, name: string): string =>
    source.replaceAll(part, (_, word: string) => {
      const given = parts[word] ?? found.get(word)?.source
      if (given === undefined || word === name) throw new Error(`${name} of ${file.pathname} asks for a part ${word}.`)
      return whole(given, word)
    })
  const compile = (name: Name): [Name, RegExp] => {
    const { source, flags } = found.get(name) ?? {}
    if (source === undefined) throw new Error(`${file.pathname} has no ${name}.`)
    return [name, new RegExp(whole(source, name), flags)]
  }
  // Each name is compiled once, so the record has them all.
  return Object.fromEntries(names.map(compile)) as Record<Name, RegExp>
}
