import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeTermModel } from '@vitrine/engines/text/linear/term-model-file.ts'
import { termScores, weighTerms } from '@vitrine/engines/text/linear/term-model.ts'
import { topicWords } from '@vitrine/engines/text/tagging/topic-words.ts'
import { taggingDomains } from '@vitrine/engines/text/tagging/topics.ts'
import { foldOf } from '../linear/folds.ts'
import { calibrateTopics } from './calibrate-topics.ts'
import { fitTopics } from './fit.ts'
import { readOthers } from './others.ts'
import { isValidation, readTopicRows, setOfDomain } from './rows.ts'

/**
 * Trains the topic weights of each domain and writes them beside the engine.
 * Usage: node evals/train/tagging/train.ts [--data DIR] [--domain NAME]
 * Deterministic. Sharpness and doubt are chosen on a fold that the weights used for the choice have not seen; the weights that are
 * written are fitted with it. Validation rows are in neither.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname },
    domain: { type: 'string' },
  },
})

const isHeldOut = (row: { text: string }): boolean => foldOf(row.text, 10) === 1

for (const domain of taggingDomains.filter((name) => values.domain === undefined || name === values.domain)) {
  const rows = await readTopicRows(join(values.data, 'tagging'), `${setOfDomain[domain]}-train.jsonl`)
  const training = rows.filter((row) => !isValidation(row))
  const heldOut = training.filter(isHeldOut)
  const trial = fitTopics(
    domain,
    training.filter((row) => !isHeldOut(row)),
  )
  const right = heldOut.filter(({ text, label }) => {
    const scores = termScores(trial, weighTerms(trial, topicWords(text).words).terms)
    return trial.classes[scores.indexOf(Math.max(...scores))] === label
  })
  const calibration = calibrateTopics(trial, heldOut, await readOthers(values.data, domain, 'train'))
  console.log(domain, `held out: ${right.length} of ${heldOut.length} right`, calibration)
  const model = fitTopics(domain, training)
  const bytes = writeTermModel({ ...model, extra: { ...model.extra, ...calibration } })
  console.log(`${domain}.bin: ${model.hashes.length} terms, ${bytes.length} bytes`)
  await writeFile(new URL(`../../../packages/engines/src/text/tagging/${domain}.bin`, import.meta.url), bytes)
}
