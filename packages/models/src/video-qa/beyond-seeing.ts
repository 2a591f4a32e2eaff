import { isThingWord } from './asked-thing.ts'
import type { QuestionKind } from './video-question.ts'

/** Kinds of questions whose answers would ignore whatever else the question says about the thing. */
const kinds = new Set<QuestionKind>(['count', 'when', 'where', 'presence', 'duration', 'which'])

const list = (words: string): string[] => words.split(' ')

/** Question words, and words that only say that a thing is present, comes, goes or is somewhere. */
const plain = new Set([
  ...list('a an the this that these those is are was were be been being do does did can could will would has have had'),
  ...list('there here it its they them their he she his her you i we me one any some all each both either none no not'),
  ...list('at in on of by to from for with into out off over under near behind beside along across through around'),
  ...list('between during within after before until while when where what which who how many much number count often'),
  ...list(
    'long time times second seconds s minute minutes moment point start beginning end ending first last finally again',
  ),
  ...list(
    'ever also and or but only else different total overall altogether together same once simultaneously maximum',
  ),
  ...list('most least more than exactly about approximately tell please say us whole entire throughout somewhere'),
  ...list(
    'visible seen see sees show shown shows appear appears appearing appeared present view viewed video clip film',
  ),
  ...list('footage recording picture pictures image images frame frames scene scenes screen camera shot shots spot'),
  ...list('pass passes passing passed drive drives driving drove go goes going gone come comes coming came walk walks'),
  ...list('walking move moves moving cross crosses crossing enter enters entering leave leaves leaving arrive arrives'),
  ...list('arriving stand stands standing placed located found exist exists remain remains stay stays kind kinds type'),
  ...list('street road room floor ground two three four five six seven eight nine ten away past'),
])

const contentWords = (question: string): string[] =>
  (question.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter((word) => !plain.has(word))

/**
 * Properties in a question that cannot be determined here: 'smiling' of 'Is the man smiling?'. Without this the
 * answer would be that a man is in view, which was not asked.
 */
export function beyondSeeing(question: string, kind: QuestionKind): string[] {
  return kinds.has(kind) ? contentWords(question).filter((word) => !isThingWord(word)) : []
}

const motionWords = new Set(list('anything something motion movement movements happening'))

/** Whether a question asks if or when anything moves, and nothing more: 'What moves?', but not 'Which way does it move?' */
export const asksForMotion = (question: string): boolean =>
  /\b(mov(e|es|ing|ements?)|motion)\b/i.test(question) &&
  !/\b(which|how|where)\b/i.test(question) &&
  contentWords(question).every((word) => motionWords.has(word))
