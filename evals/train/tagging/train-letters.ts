import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { logisticProbability } from '@vitrine/basics/logistic.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { type VectorHead, vectorScores, writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { readSetModel } from '@vitrine/engines/text/tagging/load-topic-model.ts'
import type { LetterCalibration, SetModel } from '@vitrine/engines/text/tagging/topic-model.ts'
import { jointScores } from '@vitrine/engines/text/tagging/topic-scores.ts'
import { type TaggingDomain, taggingDomains } from '@vitrine/engines/text/tagging/topics.ts'
import { fitExclusiveHead, fitVectorHead, type VectorRow } from '../encoder/fit-vector-head.ts'
import { vectorsOf } from '../encoder/vectors.ts'
import { foldOf } from '../linear/folds.ts'
import { fitFamiliar, fitWeights, type HeldOut, type Read, read } from './calibrate-topics.ts'
import { isKeptBack, readEveryday, readLetters, readWritten } from './everyday.ts'
import { readOthers } from './others.ts'
import { isValidation, readTopicRows, setOfDomain } from './rows.ts'

/**
 * Fits what reads letters: which texts are letters rather than the set's kind, their topics, and whether they are of the domain. Writes it
 * beside the domain's other weights; train.ts comes first.
 * Usage: node evals/train/tagging/train-letters.ts [--data DIR] [--domain NAME] [--vectors DIR]
 * What the shipped weights and the letters' head count together is fitted on letters that neither has learned from.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname },
    domain: { type: 'string' },
    vectors: { type: 'string', default: 'tagging-vectors' },
  },
})

const folds = 3
/** Of the set's rows one in this many is learned from beside the letters, to keep what its topics are; and one in this many shows what is no letter. */
const thinned = { topics: 20, register: 4 }
// What a letter and an everyday wording count against a row of the set, and what all losses count against the weights.
const share = { letter: 5, everyday: 3 }
const headCost = 5

interface Letter extends HeldOut {
  fold: number
  /** Neither is what the shipped weights have learned from. */
  toWeighOn: boolean
}

async function encoded(rows: readonly { label: string | null; text: string }[]): Promise<HeldOut[]> {
  const vectors = await vectorsOf(
    rows.map(({ text }) => text),
    values.vectors,
  )
  return rows.map((row, index) => ({ ...row, vector: at(vectors, index), share: 1, kindShare: 1 }))
}

const learned = (rows: readonly HeldOut[], toWeighOn: boolean): Letter[] =>
  rows.filter((row) => !isKeptBack(row)).map((row) => ({ ...row, toWeighOn, fold: foldOf(row.text, folds) }))

async function lettersOf(domain: TaggingDomain): Promise<Letter[]> {
  const written = learned(await encoded(await readWritten(domain)), false)
  return [...written, ...learned(await encoded(await readLetters(domain)), true)]
}

async function foreignTo(domain: TaggingDomain): Promise<Letter[]> {
  const others = taggingDomains.filter((name) => name !== domain)
  const rows = [
    ...learned(await encoded(await readWritten('unrelated')), true),
    ...(await Promise.all(others.map(lettersOf))).flat(),
  ]
  return rows.map((row) => ({ ...row, label: null, toWeighOn: true }))
}

async function textsOfOthers(domain: TaggingDomain): Promise<{ label: null; text: string }[]> {
  const wordings = [...(await readEveryday('others')), ...(await readEveryday('other-senses'))].map(({ text }) => text)
  return [...(await readOthers(values.data, domain, 'train')), ...wordings].map((text) => ({ label: null, text }))
}

interface Sources {
  model: SetModel
  own: readonly Letter[]
  foreign: readonly Letter[]
  everyday: readonly HeldOut[]
  set: readonly HeldOut[]
  /** News, reviews, tweets, what the other sets hold, and the domain's words in another sense: neither letters nor of the domain. */
  others: readonly Letter[]
}

const counted = (rows: readonly HeldOut[], each: number): VectorRow[] =>
  rows.flatMap(({ label, vector }) => (label === null ? [] : [{ label, vector, share: each }]))

function topicHead({ model, own, everyday, set }: Sources): VectorHead {
  const few = set.filter(({ text }) => foldOf(text, thinned.topics) === 1)
  const rows = [...counted(few, 1), ...counted(everyday, share.everyday), ...counted(own, share.letter)]
  return fitExclusiveHead(rows, model.terms.classes, headCost)
}

/** One class against the rest, both sides counting alike. */
function sideHead(name: string, inside: readonly HeldOut[], outside: readonly HeldOut[]): VectorHead {
  const rows = (some: readonly HeldOut[], label: string): VectorRow[] =>
    some.map(({ vector }) => ({ label, vector, share: (inside.length + outside.length) / 2 / some.length }))
  return fitVectorHead([...rows(inside, name), ...rows(outside, 'other')], [name], 1)
}

/** What heads that have not seen a letter's fold say of it. */
function readUnseen(sources: Sources): (Read & Letter)[] {
  const { model, own, foreign, others } = sources
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const rest = (rows: readonly Letter[]): Letter[] => rows.filter((row) => row.fold !== fold)
    const topics = topicHead({ ...sources, own: rest(own) })
    const domain = sideHead('domain', rest(own), [...rest(foreign), ...rest(others)])
    return [...own, ...foreign, ...others]
      .filter((row) => row.fold === fold)
      .map((row) => {
        const { reading, column } = read({ ...model, domain }, row)
        const shipped = jointScores(reading, model.calibration)
        return { ...row, column, reading: { ...reading, words: shipped, meaning: vectorScores(topics, row.vector) } }
      })
  })
}

const round = (value: number): number => Number(value.toPrecision(5))

const part = (some: readonly unknown[], all: readonly unknown[]): string => (some.length / all.length).toFixed(3)

function report(unseen: readonly (Read & Letter)[], letters: LetterCalibration): void {
  const answers = unseen.map(({ reading, column, label, toWeighOn, text }) => {
    const chances = softmax(jointScores(reading, { words: letters.shipped, meaning: letters.own }))
    const confidence = Math.max(...chances)
    const familiar = logisticProbability(reading.signs, letters.familiar)
    return { own: label !== null, toWeighOn, right: chances.indexOf(confidence) === column, confidence, familiar, text }
  })
  const own = answers.filter((one) => one.own && one.toWeighOn)
  const foreign = answers.filter((one) => !one.own)
  console.log(
    `own ${own.length}, nearest right ${part(
      own.filter(({ right }) => right),
      own,
    )}, foreign ${foreign.length}`,
  )
  for (const leastFamiliar of [0.5, 0.7, 0.8, 0.9])
    for (const leastConfidence of [0.15, 0.25, 0.35]) {
      const named = (one: { familiar: number; confidence: number }): boolean =>
        one.familiar >= leastFamiliar && one.confidence >= leastConfidence
      const [told, strange] = [own.filter(named), foreign.filter(named)]
      const wrong = told.filter(({ right }) => !right)
      console.log(
        `familiar ${leastFamiliar}, confidence ${leastConfidence}: right ${part(
          told.filter(({ right }) => right),
          own,
        )}, wrong from 0.5 on ${part(
          wrong.filter(({ confidence }) => confidence >= 0.5),
          own,
        )}, below ${part(
          wrong.filter(({ confidence }) => confidence < 0.5),
          own,
        )}, sure ${part(
          wrong.filter(({ confidence }) => confidence >= 0.8),
          own,
        )}; foreign ${part(strange, foreign)}, from 0.5 on ${part(
          strange.filter(({ confidence }) => confidence >= 0.5),
          foreign,
        )}`,
      )
    }
}

for (const domain of taggingDomains.filter((name) => values.domain === undefined || name === values.domain)) {
  const model = await readSetModel(domain)
  const rows = await readTopicRows(join(values.data, 'tagging'), `${setOfDomain[domain]}-train.jsonl`)
  const sources: Sources = {
    model,
    own: await lettersOf(domain),
    foreign: await foreignTo(domain),
    others: learned(await encoded(await textsOfOthers(domain)), true),
    everyday: await encoded(await readEveryday(domain)),
    set: (await encoded(rows)).filter(({ text }) => !isValidation({ label: '', text })),
  }
  const unseen = readUnseen(sources)
  const weighed = unseen.filter(({ toWeighOn }) => toWeighOn)
  const weights = fitWeights(weighed.filter(({ label }) => label !== null))
  const calibration = {
    shipped: round(weights.words),
    own: round(weights.meaning),
    familiar: fitFamiliar(weighed).map(round),
  }
  console.log(domain, calibration)
  report(unseen, calibration)
  const outside = sources.set.filter(({ text }) => foldOf(text, thinned.register) === 1)
  const register = sideHead('letter', [...sources.own, ...sources.foreign], [...outside, ...sources.others])
  const rest = sources.set.filter(({ text }) => foldOf(text, thinned.register) !== 1)
  const taken = rest.filter(({ vector }) => at(vectorScores(register, vector), 0) > 0).length
  const found = [...sources.own, ...sources.foreign].filter(({ vector }) => at(vectorScores(register, vector), 0) > 0)
  console.log(
    `taken for letters: ${taken} of ${rest.length} of the set, ${found.length} of ${sources.own.length + sources.foreign.length} letters`,
  )
  const file = new URL(`../../../packages/engines/src/text/tagging/${domain}-letters.json`, import.meta.url)
  const heads = {
    register: writeVectorHead(register),
    topics: writeVectorHead(topicHead(sources)),
    domain: writeVectorHead(sideHead('domain', sources.own, [...sources.foreign, ...sources.others])),
  }
  await writeFile(file, `${JSON.stringify({ ...heads, calibration })}\n`)
}
