import type { Call } from './call.ts'

const forShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A JSON string is also valid in TypeScript and Python. */
const quoted = (text: string) => JSON.stringify(text)

const lines = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join('\n')

const curl = ({ address, fields, files, signedIn }: Call): string =>
  [
    `curl -X POST ${forShell(address)}`,
    ...(signedIn ? ['-H "Authorization: Bearer $VITRINE_API_KEY"'] : []),
    // Not -F: it would read a value's leading @ as a file name.
    ...Object.entries(fields).map(([name, value]) => `--form-string ${forShell(`${name}=${value}`)}`),
    ...Object.entries(files).map(([field, name]) => `-F ${forShell(`${field}=@${name}`)}`),
  ].join(' \\\n  ')

/** The last part of the address, by which the typed client names a model. */
const modelOf = (address: string) => address.split('/api/analyze/')[1]

/** The fields of the client's input, and those that are options. */
function inputOf({ fields, files }: Call): { input: string; options: string } {
  const { text, sample, ...options } = fields
  const given = Object.entries({ text, sample }).find(([, value]) => value !== undefined)
  const [file, ...companions] = Object.entries(files)
  const opened =
    file &&
    `{ file: await openAsBlob(${quoted(file[1])}), name: ${quoted(file[1])}${companions
      .map(
        ([field, name]) =>
          `, companion: { field: ${quoted(field)}, file: await openAsBlob(${quoted(name)}), name: ${quoted(name)} }`,
      )
      .join('')} }`
  const listed = Object.entries(options).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`)
  return {
    input: given ? `{ ${given[0]}: ${quoted(String(given[1]))} }` : (opened ?? '{}'),
    options: listed.length > 0 ? `, { options: { ${listed.join(', ')} } }` : '',
  }
}

/** With Vitrine's own client (packages/client). */
function byClient(call: Call, model: string): string {
  const { input, options } = inputOf(call)
  return lines(
    Object.keys(call.files).length > 0 && "import { openAsBlob } from 'node:fs'",
    "import { openVitrine } from '@vitrine/client'\n",
    `const vitrine = openVitrine({`,
    `  baseUrl: ${quoted(new URL(call.address).origin)},`,
    call.signedIn && '  apiKey: process.env.VITRINE_API_KEY,',
    '})',
    `const { summary, output } = await vitrine.run(${quoted(model)}, ${input}${options})`,
    'console.log(summary, output)',
  )
}

/** For the few models that have an endpoint of their own. */
function byFetch({ address, fields, files, signedIn }: Call): string {
  const hasFiles = Object.keys(files).length > 0
  return lines(
    hasFiles && "import { openAsBlob } from 'node:fs'\n",
    'const body = new FormData()',
    ...Object.entries(fields).map(([name, value]) => `body.set(${quoted(name)}, ${quoted(value)})`),
    ...Object.entries(files).map(
      ([field, name]) => `body.set(${quoted(field)}, await openAsBlob(${quoted(name)}), ${quoted(name)})`,
    ),
    `const response = await fetch(${quoted(address)}, {`,
    "  method: 'POST',",
    signedIn && '  headers: { authorization: `Bearer ${process.env.VITRINE_API_KEY}` },',
    '  body,',
    '})',
    'const { success, message, data, summary } = await response.json()',
    'if (!success) throw new Error(message)',
    'console.log(summary, data)',
  )
}

function typescript(call: Call): string {
  const model = modelOf(call.address)
  return model ? byClient(call, model) : byFetch(call)
}

function python({ address, fields, files, signedIn }: Call): string {
  const named = Object.entries(fields).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`)
  const opened = Object.entries(files).map(([field, name]) => `${quoted(field)}: open(${quoted(name)}, "rb")`)
  return lines(
    signedIn && 'import os\n',
    'import requests\n',
    'response = requests.post(',
    `    ${quoted(address)},`,
    signedIn && '    headers={"Authorization": f"Bearer {os.environ[\'VITRINE_API_KEY\']}"},',
    named.length > 0 && `    ${opened.length > 0 ? 'data' : 'json'}={${named.join(', ')}},`,
    opened.length > 0 && `    files={${opened.join(', ')}},`,
    ')',
    'answer = response.json()',
    'if not answer["success"]:',
    '    raise RuntimeError(answer["message"])',
    'print(answer["summary"], answer["data"])',
  )
}

export const languages = [
  { name: 'curl', write: curl },
  { name: 'TypeScript', write: typescript },
  { name: 'Python', write: python },
] as const
