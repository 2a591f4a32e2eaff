const asks = '^(?:.*[,;:] )?(?:so )?(?:what|which|give|tell|do you (?:know|have)|is there)\\b'
const within = '(?<!\\b(?:in|by|to|from|with|of|on|via|about|this|that) (?:the |an? |his |her |their )?)'
const asking = (thing: string): RegExp => new RegExp(`(?=${asks}).*${thing}`, 'iu')

const figure = String.raw`\d(?:[\d.,/\s]*\d)?|\b(?:half|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand)\b`
/** A figure alone, which may leave its unit to the question, or one of so many units. */
const measured = (units: string): RegExp =>
  new RegExp(String.raw`^\D{0,12}[\d.,\s]+$|(?:${figure})[\s-]*(?:${units})(?!\p{L})`, 'iu')

const lengths = String.raw`mm|cm|m|km|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|kilomet(?:er|re)s?|in|inch(?:es)?|ft|foot|feet|yards?|miles?|['"′″]|stor(?:e?ys?|ies)`
const masses = String.raw`mg|g|kg|t|lbs?|oz|st|grams?|kilos?|kilograms?|tons?|tonnes?|pounds?|ounces?|stones?`

/** What some things look like, whatever they belong to. */
const forms: readonly (readonly [asked: RegExp, looks: RegExp])[] = [
  [asking(`(?:${within}\\be-?mail(?: address| id)?\\??$|\\be-?mail address\\b)`), /@/],
  [asking(String.raw`\b(?:(?:tele)?phone|mobile|cell|fax) number\b`), /(?:\d[ ().\-/]*){5}/],
  [asking(String.raw`\b(?:web ?site|url|web address)\??$`), /\p{L}\.\p{L}{2}/u],
  [asking(String.raw`\b(?:post ?code|zip(?: code)?)\??$`), /\d/],
  [
    asking(
      String.raw`\b(?:(?:gate|door|access|security|entry|wi-?fi|alarm|key) ?(?:code|password|pin)|password|pin)\??$`,
    ),
    /\d|\p{Lu}{2}|["“‘']/u,
  ],
  [/\bhow (?:heavy|much (?:do|does|did|can|will) .+ weigh)\b/iu, measured(masses)],
  [
    /\bhow (?:tall|high|wide|deep|thick)\b(?! (?:did|does|do|is|was|were|are|can) .* (?:go|fall|rise|reach|up)\b)/iu,
    measured(lengths),
  ],
  [/\bhow far\b/iu, measured(`${lengths}|minutes?|hours?|stops?|blocks?`)],
  [/\bhow loud\b/iu, /\d/],
]

/** Whether a question asks for an address, a code or a measure that has a look of its own, and an answer looks like none: a name is no e-mail. */
export const lacksAskedForm = (question: string, answer: string): boolean =>
  forms.some(([asked, looks]) => asked.test(question.trim()) && !looks.test(answer))
