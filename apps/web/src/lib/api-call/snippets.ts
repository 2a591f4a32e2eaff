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

/** By fetch alone: it runs wherever it is pasted, with nothing to install. */
function typescript({ address, fields, files, signedIn }: Call): string {
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
    'const { success, error, message, data, summary } = await response.json()',
    'if (!success) throw new Error(error ?? message)',
    'console.log(summary, data)',
  )
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
    '    raise RuntimeError(answer.get("error") or answer["message"])',
    'print(answer["summary"], answer["data"])',
  )
}

export const languages = [
  { name: 'curl', write: curl },
  { name: 'TypeScript', write: typescript },
  { name: 'Python', write: python },
] as const
