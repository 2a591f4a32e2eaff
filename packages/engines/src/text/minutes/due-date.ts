const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const point = String.raw`(?:(?:this |next |the |coming |following )*(?:${day}|week|month|quarter|year|meeting|session|sprint|time|morning|afternoon|evening|weekend)(?: (?:morning|afternoon|evening|meeting|at \d{1,2}(?::\d{2})?(?: ?[ap]m)?))*|(?:the )?end of (?:the |this |next )?(?:day(?: tomorrow)?|week|month|quarter|year|${month}|business)|close of business|tomorrow(?: (?:morning|afternoon|evening))?|tonight|today|noon|lunch(?:time)?|then|eod|cob|(?:the )?\d{1,2}(?:st|nd|rd|th)(?: of)?(?: ${month})?|${month} \d{1,2}(?:st|nd|rd|th)?|\d{1,2} ${month}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}(?::\d{2})? ?[ap]m|\d{1,2} o'?clock)`
const span = String.raw`(?:in|within|over) (?:the next |about )?(?:an?|one|two|three|four|five|six|half an?|a couple of|\d+)(?: or \w+)? (?:hours?|minutes?|days?|weeks?|months?)`
const pattern = new RegExp(
  String.raw`\b(?:(?:(?:by|before|until|till|due|on|for|no later than)(?: on)? ${point}|${span}|(?:tomorrow(?: (?:morning|afternoon))?|tonight|this (?:afternoon|week|morning|evening|month)|next (?:week|month|meeting|time|${day})|asap|as soon as possible|right after (?:the|this) meeting|after (?:the|this) meeting|today))(?![\p{L}]))`,
  'iu',
)

/** When something is due, in the words of the sentence; null where it does not say. */
export const dueIn = (text: string): string | null => pattern.exec(text)?.[0] ?? null
