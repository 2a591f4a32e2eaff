import vocabulary from '../vocabulary/number-words.json' with { type: 'json' }

const words = new Set(vocabulary.words)
const joints = new Set(vocabulary.joints)

/** The thing in 'recibo no' and 'no de recibo': 'recibo'; null for a wording that does not name a number. */
function thingOf(parts: readonly string[]): string | null {
  if (parts.length > 1 && words.has(parts.at(-1) ?? '')) return parts.slice(0, -1).join(' ')
  return parts.length > 2 && words.has(parts[0] ?? '') && joints.has(parts[1] ?? '') ? parts.slice(2).join(' ') : null
}

/** All equivalent wordings of `text` for the number of a thing, `text` first: 'recibo no', 'recibo #', 'numero de recibo'. */
export function numberWordings(text: string): string[] {
  const thing = thingOf(text.split(' '))
  if (thing === null) return [text]
  const behind = vocabulary.words.map((word) => `${thing} ${word}`)
  const before = vocabulary.before.flatMap((word) => vocabulary.joints.map((joint) => `${word} ${joint} ${thing}`))
  return [...new Set([text, ...behind, ...before])]
}
