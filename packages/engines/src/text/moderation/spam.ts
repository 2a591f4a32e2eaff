/** Wordings of advertising and fraud, with what each adds to the log odds. */
const wordings: readonly { pattern: RegExp; weight: number }[] = [
  { pattern: /\b(?:click|tap) (?:here|below|the link|this link|now)\b/gi, weight: 1.6 },
  { pattern: /\b(?:buy|order|shop|subscribe|sign up|register|apply|act|call|join) now\b/gi, weight: 1.5 },
  {
    pattern:
      /\b(?:limited[- ]time|today only|while (?:stocks?|supplies) last|last chance|offer (?:ends|expires)|don['’]t miss)\b/gi,
    weight: 1.4,
  },
  {
    pattern:
      /\b(?:100% free|absolutely free|free (?:gift|trial|iphone|money|prize|access|shipping|followers|crypto|bitcoin|vouchers?))\b/gi,
    weight: 1.5,
  },
  {
    pattern:
      /\b(?:you(?:'ve| have|’ve)? (?:won|been selected|been chosen)|congratulations,? you|claim your|lucky winner|cash prize|lottery)\b/gi,
    weight: 1.9,
  },
  {
    pattern: /\b(?:make|earn|get paid|income of) (?:up to )?[$€£]? ?\d[\d,.]*k? ?(?:[$€£]|dollars|per|a|\/|every)/gi,
    weight: 1.6,
  },
  {
    pattern:
      /\b(?:work from home|be your own boss|passive income|financial freedom|no experience (?:needed|required)|get rich|double your (?:money|bitcoin))\b/gi,
    weight: 1.6,
  },
  {
    pattern:
      /\b(?:risk[- ]free|money[- ]back guarantee|guaranteed (?:results|returns|profit)|no obligation|lowest price|best price|special (?:offer|promotion)|discount code|promo code|\d{2,3}% off)\b/gi,
    weight: 1.1,
  },
  {
    pattern:
      /\b(?:viagra|cialis|weight loss pills?|enlargement|replica watch(?:es)?|payday loans?|cheap meds|online casino|betting tips|forex signals)\b/gi,
    weight: 2,
  },
  {
    pattern:
      /\b(?:follow (?:me|us|back)|follow ?4 ?follow|f4f|sub ?4 ?sub|like and (?:share|subscribe)|check out my (?:channel|page|profile|link)|link in (?:my )?bio|dm (?:me|us) (?:for|to))\b/gi,
    weight: 1.3,
  },
  {
    pattern:
      /\b(?:western union|wire transfer|inheritance|next of kin|million (?:usd|dollars)|verify your account|account (?:has been|is) (?:suspended|locked|limited))\b/gi,
    weight: 1.5,
  },
  { pattern: /https?:\/\/\S+|www\.\S+|\b(?:bit\.ly|tinyurl\.com|t\.me|wa\.me)\/\S+/gi, weight: 0.7 },
  { pattern: /[$€£]{2,}|!{3,}|[🔥💰💸🤑🎁👇]{2,}/gu, weight: 0.7 },
]

const atNothing = -3.2

export interface SpamReading {
  /** 0…1 */
  score: number
  spans: { start: number; end: number }[]
}

/** Scores advertising and fraud by their wordings. By rule: there is no labelled set behind it. */
export function readSpam(text: string): SpamReading {
  let odds = atNothing
  const spans: SpamReading['spans'] = []
  for (const { pattern, weight } of wordings) {
    const found = [...text.matchAll(pattern)]
    if (found.length > 0) odds += weight * (1 + Math.log(found.length) / 2)
    spans.push(...found.map((match) => ({ start: match.index, end: match.index + match[0].length })))
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 12)
  const repeated = lines.length - new Set(lines).size
  if (repeated > 1) odds += Math.min(2, 0.5 * repeated)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  if (letters > 30 && capitals / letters > 0.5) odds += 0.5
  return { score: 1 / (1 + Math.exp(-odds)), spans: spans.sort((left, right) => left.start - right.start) }
}
