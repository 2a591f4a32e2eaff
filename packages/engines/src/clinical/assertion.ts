/** Whether a sentence says that the patient has something, has not, may have, or speaks of someone else. */
export type Assertion = 'present' | 'absent' | 'possible' | 'relative'

const negation =
  /\b(?:no|not|n't|denies|denied|deny|denying|without|negative for|absence of|absent|free of|never|rule[sd]? out|nor|neither|unremarkable for|resolved|doesn't have|does not have|no evidence of|no signs? of|risks? (?:of|for)|prevent(?:s|ing|ion of)?)\b/giu
// What follows one of these is said anew.
const turn =
  /\b(?:but|however|except|although|though|yet|other than|aside from|reports?|endorses?|complains?|presents?|secondary to|due to|is on)\b|[;:]|\.\s/giu
const possibility =
  /\b(?:possible|possibly|suspected|rule out|r\/o|to (?:assess|evaluate|screen|check|test|look) for|evaluat(?:e|ion) (?:of|for) possible|screen(?:ing)? for|concern for|concerning for|if|in case|avoid|may cause|could cause|worry about|should)\b/giu
const relatives =
  /\b(?:mother|father|mom|dad|brother|sister|son|daughter|aunt|uncle|cousin|grandmother|grandfather|grandparents?|parents?|siblings?|wife|husband|spouse|children|family (?:history|member)|runs in (?:the|his|her) family)\b/iu
const negatedAfter =
  /^[^.;,]{0,25}\b(?:(?:was|were|is|has been|have been) (?:ruled out|denied|negative|absent|excluded)|: (?:none|no|negative|denied|absent))\b/iu

function lastEnd(text: string, pattern: RegExp): number {
  let end = 0
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length
  return end
}

/** How a stretch of a sentence is meant; `start` and `end` count from the sentence's beginning. */
export function assertionOf(sentence: string, start: number, end: number): Assertion {
  const before = sentence.slice(0, start)
  const from = lastEnd(before, turn)
  const clause = before.slice(from)
  if (relatives.test(clause) && !/\b(?:patient|she|he)\b[^,;]{0,40}$/iu.test(clause)) return 'relative'
  if (negation.test(clause)) {
    negation.lastIndex = 0
    return 'absent'
  }
  if (negatedAfter.test(sentence.slice(end))) return 'absent'
  const possible = possibility.test(clause)
  possibility.lastIndex = 0
  return possible ? 'possible' : 'present'
}
