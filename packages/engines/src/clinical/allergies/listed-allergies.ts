import { allergyWordings } from './allergy-wordings.ts'
import { reactionIn, type ToldReaction } from './reactions.ts'
import { substanceIn } from './substances.ts'

const { reactionWords, behindName, listEnd, tells, relativeBehind, filler } = allergyWordings

// Characters.
const longestName = 60

/** Splits 'penicillin (rash) + codeine - vomits, latex' into its items; the list ends with its sentence or a verb about something else. */
export function listedAllergies(text: string, from: number): ToldReaction[] {
  const stop = listEnd.exec(text.slice(from))
  const end = stop === null ? text.length : from + stop.index
  const members: ToldReaction[] = []
  // 'which gave her a fever and mouth ulcers': a list of what it did, until another substance is named.
  let isTelling = false
  for (const match of text
    .slice(from, end)
    .matchAll(/(?:\([^)]*\)|[^,+/&()]|(?<=\d)\/)+?(?=\s*(?:,|\+|&|\/(?!\d)|$|\band\b))/gu)) {
    const raw = match[0].replace(/^\s*(?:and\b)?\s*/iu, '')
    let start = from + match.index + (match[0].length - raw.length)
    const lead = filler.exec(raw)?.[0].length ?? 0
    start += lead
    const rest = raw.slice(lead)
    const cut = behindName.exec(rest)
    const name = (cut === null ? rest : rest.slice(0, cut.index)).trim()
    const reaction = cut === null ? null : reactionIn(rest.slice(cut.index), cut.groups?.['time'] === undefined)
    const previous = members.at(-1)
    if (previous && previous.reaction === null && /^(?:it|this|which|that|they)?$/iu.test(name))
      previous.reaction = reaction
    const goesOn: boolean = isTelling && cut === null && substanceIn(name, 0) === null
    isTelling = goesOn || (cut !== null && tells.test(cut[0]))
    if (goesOn && previous && previous.reaction !== null && name !== '' && name.length <= longestName) {
      previous.reaction += ` and ${name}`
      continue
    }
    if (name === '' || !/\p{L}{3}/u.test(name) || name.length > longestName) continue
    if (cut !== null && relativeBehind.test(rest.slice(cut.index))) continue
    if (previous && reactionWords.test(name) && previous.reaction === null) previous.reaction = reactionIn(name, true)
    else members.push({ name, reaction, start, end: start + name.length })
  }
  if (members.length > 0) return members
  const whole = text.trim()
  return /\p{L}/u.test(text.slice(from)) ? [{ name: whole, reaction: null, start: 0, end: text.length }] : []
}
