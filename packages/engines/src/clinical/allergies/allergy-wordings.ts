import { readPatterns } from '../../text/read-patterns.ts'

/** What is said of allergies: in English, and the labels and denials of five more languages. */
export const allergyWordings = readPatterns(new URL('./wordings/allergies.txt', import.meta.url), [
  'none',
  'cue',
  'idle',
  'noSubstance',
  'reactionWords',
  'behindName',
  'listEnd',
  'otherSubstance',
  'tells',
  'harmed',
  'harms',
  'swollen',
  'forbidden',
  'behindSubstance',
  'notHis',
  'relatives',
  'relativeBehind',
  'disproved',
  'remedy',
  'noneOfList',
  'beforeReaction',
  'filler',
  'sensitive',
])
