import type { ClinicalSentence } from './clinical-sentences.ts'

export interface FollowUp {
  /** The sentence that says so. */
  text: string
  /** 'in 2 weeks', 'on 12 March', or null where no time is stated. */
  when: string | null
  start: number
  end: number
}

const cue =
  /\b(?:follow(?:ed|ing)?[- ]?up|return(?:s|ed)? (?:to|for|in|if|sooner|precautions)|see (?:you|me|him|her|us|the patient)(?: back| again| in)|(?:come|check) back|recheck|re-?check|revisit|next (?:visit|appointment)|appointment (?:in|on|with)|schedul\w+|call (?:me|us|the office|my office|our office|if)|contact (?:me|us|the office|my office|our office)|go to the (?:er|emergency)|report to|repeat .{3,40} in \d|refer(?:red|ral)? to|let me know|(?:will|to) be (?:seen|reviewed|contacted|called)|(?:to )?attend|review (?:in|at|by|with|on)|please (?:check|repeat|arrange|review|monitor|re-?check|refer|chase|book)|(?:check|repeat|monitor)\b.{3,60}\bin (?:\d|an?|one|two|three|four|six|eight|twelve))\b/iu
const past =
  /\b(?:presents?|presented|here|came in|comes in|seen|returns today|visit) (?:today )?(?:for|to the|as)\b.*\bfollow|\bpost-?op\w* follow/iu
const took = /\b(?:worsening|since|for the (?:last|past)|hx|history|c\/o|presents?|adm(?:itted)?|ago)\b/iu
const time =
  /\b(?:(?:with)?in (?:about |approximately |the next )?(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve|a few|a couple(?: of)?)(?: ?(?:to|-|–) ?(?:\d+|two|three|four|six|eight))? (?:more )?(?:hours?|days?|weeks?|months?|years?)|(?:tomorrow|next (?:week|month|year|visit)|(?:on|by) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:on|by) (?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}|(?:on|by) (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|on \d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\d+\s?\/\s?(?:7|52|12)|day \d+|as needed|\d+ (?:hours|days|weeks|months) (?:later|post(?:op\w*)?)|once .{5,50} (?:available|done|back|complete\w*)))\b/iu

// Notes in shorthand: 'RTC 6/52', 'neuro clinic 2/52', 'GP to remove clips', 'ED if worse', 'bloods Thursday'.
const shorthand =
  /\b(?:rtc|tci|f\/u|r\/v|rv)\b|\b\d+\s?\/\s?(?:52|12)\b|\b(?:gp|dn|district nurse|practice nurse) to\b|\b(?:ed|er|a&e|999|911) if\b|\bhome (?:today|tomorrow)\b|\b(?:bloods?|scan|mri|ct|us|xr|cxr|clinic|review|repeat|rpt|recheck)\b.{0,30}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu

/** What is to happen after this visit: appointments, referrals, when to come back. */
export function findFollowUp(sentences: readonly ClinicalSentence[]): FollowUp[] {
  return sentences
    .filter(({ section, speaker, text }) => {
      if (/\?\s*$/.test(text) || past.test(text)) return false
      if (section === 'follow-up') return true
      const hereafter =
        section === 'plan' || section === 'assessment-and-plan' || section === 'other' || section === 'exam'
      if (speaker === null && hereafter && shorthand.test(text) && !took.test(text)) return true
      const mayPlan =
        section === 'plan' || section === 'assessment-and-plan' || section === 'assessment' || section === 'other'
      return (
        mayPlan &&
        cue.test(text) &&
        /\b(?:will|'ll|gon na|gonna|should|please|advised|recommend\w*|to|if|schedul\w+|wan na|want|return|recheck|follow|review|check|repeat|attend)\b/iu.test(
          text,
        )
      )
    })
    .map(({ text, start, end }) => ({ text, when: time.exec(text)?.[0] ?? null, start, end }))
}
