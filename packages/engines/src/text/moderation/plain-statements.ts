import type { Token } from '../tokens.ts'
import type { ModerationCategory } from './categories.ts'

/** What a sentence says outright. */
export interface PlainStatement {
  category: ModerationCategory
  /** The category's score is at least this, whatever the weights say. */
  least: number
  start: number
  end: number
}

/**
 * Wordings that a person must see even where the weights, trained on few texts, are unsure: somebody says that they want to die, tells
 * another to, or threatens to kill. Matched against normalised tokens with a space around each.
 */
const statements: readonly { category: ModerationCategory; least: number; pattern: RegExp }[] = [
  {
    category: 'self-harm',
    least: 0.6,
    pattern:
      / (?:(?:kill|killing|hurt|hurting|cut|cutting|harm|harming) myself|(?:end|ending|take|taking) my (?:own )?life|i (?:really |just )?(?:want|wish) to die|i wanna die|i do n't (?:want|wanna) (?:to )?(?:live|be alive|exist|wake up)|i wish i (?:was|were) dead)(?= )/g,
  },
  {
    category: 'self-harm',
    least: 0.4,
    pattern: / (?:kill yourself|kys|go die|drink bleach|end your life)(?= )/g,
  },
  {
    category: 'harassment',
    least: 0.7,
    pattern: / (?:kill yourself|kys|go die|drink bleach|(?:i )?hope you (?:all )?die)(?= )/g,
  },
  {
    category: 'violence',
    least: 0.6,
    pattern:
      / (?:i|we)(?: will| 'll| 'm| am| are| 're)(?: going to| gonna)?(?: (?:find|hunt|get|catch|come) (?:(?:to |for )?(?:you|him|her|them)|(?:out )?where (?:you|he|she|they) lives?|your (?:home|house|address))(?: down)? and)? (?:(?:kill|murder|stab|strangle|behead|hurt|burn|rape) (?:you|him|her|them|your|all of)|(?:shoot|beat) (?:you|him|her|them|your|all of)(?! (?:a|an|some|the|over|back|at|to) )|(?:break|smash|snap|slit|crush|bash|cut|twist) (?:your|his|her|their) (?:\w+ )?(?:legs?|arms?|bones?|neck|face|skull|teeth|head|throat|knees?|jaw|nose|fingers?))(?= )/g,
  },
]

/** Finds statements; places are those of the tokens in the source. */
export function findPlainStatements(tokens: readonly Token[]): PlainStatement[] {
  const starts: number[] = []
  let line = ' '
  for (const { norm } of tokens) {
    starts.push(line.length)
    line += `${norm} `
  }
  return statements.flatMap(({ category, least, pattern }) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const from = starts.findIndex((start) => start > match.index)
      const to = starts.findLastIndex((start) => start < match.index + match[0].length)
      const [first, last] = [tokens[from], tokens[to]]
      return first && last ? [{ category, least, start: first.start, end: last.end }] : []
    }),
  )
}
