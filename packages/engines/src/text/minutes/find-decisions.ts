import { everydayDecisions } from './everyday-outcomes.ts'
import type { Decision } from './outcomes.ts'
import type { Utterance } from './spoken.ts'

const explicit = /^(?:decisions?|decided|agreed|resolved|resolution)\s*(?:\d+)?\s*[:–-]\s*(.+)$/iu
const strong =
  /\b(?:(?:we|the (?:group|team|committee|board))(?:['’]ve| have| had| are|['’]re)? (?:\p{L}+ ){0,3}?(?:decided|agreed|settled on|chosen|resolved|approved|voted|in agreement|ruled (?:\p{L}+ )?out)|(?:it|that)(?:['’]s| is| was| has been) (?:decided|agreed|settled|approved)|(?:so )?(?:the )?(?:final )?decision is|(?:motion|that)(?: is|['’]s| was)? (?:carried|passed|adopted)|\p{L}+ (?:is|was|has been|are|were) (?:unanimously |formally )?(?:approved|adopted|accepted|carried)|so ordered|let['’]s (?:go (?:with|for)(?! the (?:next|first|presentation|three))|stick (?:with|to)|settle (?:on|for))|we(?:['’]ll| will|['’]re going to|['’]re gonna| are going to) (?:all |just |definitely )?(?:go (?:with|for|ahead)|stick (?:with|to)|settle (?:on|for)|choose|drop|adopt|omit|postpone|cancel|scrap)|we go for|we just stick (?:with|to)|we(?:['’]re| are) (?:definitely )?going (?:in )?(?:with|for)|worked out that|(?:have|there['’]s) a consensus|consensus (?:is|that)|I(?:['’]ve| have) decided|approved the|(?:they|everyone|everybody|all|members|both sides) (?:have |all )?agreed (?:to|that|on)|(?:definitely|completely|definitively) (?:out|in)\b|in favou?r of \p{L}+)\b/iu
const weak =
  /\b(?:so,? we(?:['’]ll| will)? (?:just )?(?:use|take|choose|keep|make|put|leave)\b|(?:^|okay|alright|so),? (?:then )?we(?:['’]ll| will) (?:just )?(?:not |only )?(?:use|take|keep|leave|skip|include|put|concentrate|focus)|let['’]s (?:just )?(?:close|cancel|call off|invite|hire|offer|accept|approve|extend|switch|order|buy|book|schedule|postpone|raise|lower|reduce|increase|agree (?:on|to|that)|use|do|make|keep|take|leave|have|drop|put|skip|meet|include|work on|not)|(?:okay|so|then),? (?:then )?(?:this|that|these|those) (?:is|are|will be) (?:the|our)|so not necessary|^(?:and |so |okay,? |then )*(?:we (?:choose|take|use|pick)\b|(?:this|that|these|those) will be (?:the|our))|we (?:don['’]t|won['’]t) (?:need|use|have to) (?:the|a|any)\b)/iu
const doubtful =
  /\b(?:if|maybe|perhaps|probably|might|could|would|not sure|I think it|depends|because|why|when|what if|whether|unless|or we|suppose|I thought|that we have|(?:do|try) (?:that|it|this)|I['’]ll|try|see|draw|paint|whiteboard|slide|mail|save|open)\b|,$/iu
const open =
  /\b(?:haven['’]t|have not|not yet|didn['’]t|did not|has not|hasn['’]t|need to|have to|should|must|can|could|to be|if|when|before|once|until|yet to|whether|maybe|perhaps|or) (?:we )?(?:been )?(?:decide|decided|agree|agreed|settle|choose)\b|\bto (?:decide|agree)\b|\bif we (?:decide|agree)\b|\bdisagree/iu
const denied =
  /\b(?:not (?:what )?we|aren['’]t|not going (?:for|with)|if we(?:['’]re| are|['’]ll| go)|shall we|(?:be)?cause we(?:['’]re| are)|(?:as|like) we (?:agreed|decided))\b|^if\b/iu
const agreement =
  /^(?:(?:oh|mm|and|so|well),? )*(?:yeah|yes|yep|okay|ok|agreed?|right|sure|exactly|fine|good|great|alright|all right|that['’]s (?:fine|good|right|okay)|sounds good|I agree|definitely|absolutely|perfect|done)\b/iu
// 'The hall it is, then.' 'Good, the 24th then.' 'So that's settled.'
const everyday =
  /^(?:(?:okay|ok|so|right|good|great|fine|alright|well|then),? )*(?:(?:the |let['’]s say )?[\p{L}\d][\p{L}\d'’ ,]{1,40}?,? it is(?:,? then)?|that['’]s (?:settled|decided|agreed|a deal|passed|carried|fixed)(?:,? then)?|(?:it['’]s )?a deal|(?:then )?no [\p{L} ]{2,30} this (?:year|time|month)|[\p{L} .'’]{2,40} from now on)[.!]*$|^(?:okay|ok|right|good|great|fine|alright)[,.] (?:the |let['’]s say )?[\p{L}\d][\p{L}\d'’ ]{1,30},? then[.!]*$/iu
const asksAll =
  /\b(?:(?:everyone|everybody|all|we all|anyone|you all)(?: is| are)? (?:okay|ok|happy|fine|agreed|on board|good) (?:with|if|to)|any objections? (?:to|if)|shall we (?:say|meet|go|do|take|keep|use|move|make)|are we (?:all )?(?:agreed|okay|happy))\b/iu
const clearYes =
  /^(?:(?:oh|yeah|yes|well|okay),? )*(?:agreed|fine (?:by|with) me|works for me|suits me|yes(?:,? please)?|yep|none|no objections?|sounds good|good idea|absolutely|happy with that|deal|sure|okay by me|me too|let['’]s do (?:it|that))[.!,]*(?:\s.{0,30})?$/iu
const weWill = /\bwe(?:['’]re| are) (?:not )?(?:going to|gonna)\b|\bwe won['’]t\b|\bwe(?:['’]ll| will) (?:not )?\b/iu

const thisMoment =
  /\b(?:minutes left|start|begin|talk about|look at|see|discuss|move on|first|next (?:slide|one|item)|come back|show|hear|a break|the meeting|presentation)\b/iu

// 'See you then', 'what is it then', 'okay then' settle nothing.
const chatter =
  /^(?:okay|ok|right|well|so|yeah|yes|no|now|bye|good|and|but|see you|thank\w*|thanks|what|who|how|there|here|this|that|it|if|i|we|you|he|she|they)\b[\p{L}'’ ]{0,12},? then[.!]*$|\b(?:what|how|as|that['’]s what|where|which|whatever|like) (?:\p{L}+ )?it is\b|^(?:and |so |yeah |but )*(?:i think|maybe|this|that|there|here|yeah|what|so|as) it is/iu
const fewWords = 4
/** In a talk of more turns people say such words all the time and settle nothing by them. */
const shortMeeting = 120

/** What the meeting settled: said outright, or proposed and agreed to at once. */
export function findDecisions(utterances: readonly Utterance[]): Decision[] {
  // Who opens a meeting mostly leads it: what the chair lays down needs no assent.
  const chair = utterances[0]?.speaker ?? null
  const isShort = (utterances.at(-1)?.turn ?? 0) <= shortMeeting
  const found = utterances.flatMap((utterance, index): Decision[] => {
    const { text, start, end, turn } = utterance
    const stated = explicit.exec(text)?.[1]
    if (stated !== undefined) return [{ text: stated, confidence: 0.95, start, end, turn }]
    const others = utterances.slice(index + 1, index + 4).filter((other) => other.speaker !== utterance.speaker)
    const agreed = others.some((other) => clearYes.test(other.text))
    if (/\?\s*$/.test(text)) {
      // A long talk asks much in passing; who asks all and hears yes has settled it.
      const answered = agreed || /^none\b/iu.test(utterances[index + 1]?.text ?? '')
      return isShort && asksAll.test(text) && answered ? [{ text, confidence: 0.6, start, end, turn }] : []
    }
    if (isShort && everyday.test(text) && !chatter.test(text) && !doubtful.test(text))
      return [{ text, confidence: 0.6, start, end, turn }]
    if (
      isShort &&
      weWill.test(text) &&
      agreed &&
      !doubtful.test(text) &&
      !thisMoment.test(text) &&
      !denied.test(text)
    ) {
      return [{ text, confidence: 0.5, start, end, turn }]
    }
    if (open.test(text) || text.split(/\s+/).length < fewWords) return []
    if (strong.test(text) && !denied.test(text)) return [{ text, confidence: 0.75, start, end, turn }]
    if (!weak.test(text) || thisMoment.test(text) || doubtful.test(text)) return []
    const settled =
      (chair !== null && utterance.speaker === chair) ||
      utterances
        .slice(index + 1, index + 4)
        .some((other) => other.speaker !== utterance.speaker && agreement.test(other.text))
    return settled ? [{ text, confidence: 0.45, start, end, turn }] : []
  })
  const further = isShort
    ? everydayDecisions(utterances).filter(({ start }) => !found.some((known) => known.start === start))
    : []
  const all = [...found, ...further]
  return all.filter(
    (decision, index) => !all.slice(0, index).some((other) => other.text.toLowerCase() === decision.text.toLowerCase()),
  )
}
