/** Whether a reading is of this visit, of another time, or no reading at all but a goal or a limit. */
export type Standing = 'current' | 'earlier' | 'target'

const earlier =
  /\b(?:previous(?:ly)?|prior|last (?:visit|time|week|month|year|night|seen|recorded)|earlier|ago|history of|baseline|yesterday|(?:at|from) home|home (?:blood|bp|readings|monitor\w*|log)|when (?:he|she|they|the patient) (?:visited|went|was (?:in|at|seen))|had been|used to|(?:been )?running|have been|has been|typically|usually|averag\w+|(?:visit|seen|presented) (?:to|in) the (?:emergency|er\b)|in the past|at (?:the|that) time|over the past|at (?:its )?(?:best|worst|most)|pre-?op\w*|birth|mother'?s|father'?s|initially|before (?:treatment|starting)|pre-?pregnancy|dry weight|usual|ranging|fluctuat\w+|(?:in|since|during) (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|at the (?:emergency|er|urgent|hospital|dentist|pharmacy))\b/iu
const target =
  /\b(?:goal|target|less than|below|under|above|greater than|more than|exceed\w*|over|between|if|should (?:be|remain|stay)|threshold|keep|maintain|aim|until|or (?:higher|lower|more|less|above)|return (?:for|if)|call (?:me|us|if)|normal (?:range|is)|reference|within)\b|[<>≤≥]/iu
const change =
  /\b(?:gain(?:ed|s|ing)?|los[st](?:es|ing)?|loss|lose|drop(?:ped)?|decreas\w+|increas\w+ (?:of|by)|up (?:about |by |approximately )?$|down (?:about |by |approximately )?$|limit|restriction|lift\w*|bear\w*|more$|heavier|lighter|difference)\b/iu
const now =
  /\b(?:today|now|current(?:ly)?|this (?:morning|visit|afternoon)|in (?:the )?(?:office|clinic)|on (?:arrival|admission|presentation|exam\w*)|at present|in triage)\b/iu

/**
 * How a reading is meant, by its clause: `before` runs from the sentence's start or the reading before it to the
 * number, `after` from the number to the next comma.
 */
export function standingOf(before: string, after: string, isWeight: boolean): Standing {
  const clause = `${before} ${after}`
  if (now.test(clause) && !/\b(?:last|previous|prior|goal|target)\b/iu.test(clause)) return 'current'
  if (isWeight && change.test(before)) return 'earlier'
  if (target.test(before.replaceAll(/\bover(?=\s*\d)/giu, ''))) return 'target'
  if (/^\s*(?:is (?:our|the|her|his) (?:goal|target)|or (?:higher|lower|more|less|above|below))\b/iu.test(after))
    return 'target'
  return earlier.test(clause) ? 'earlier' : 'current'
}
