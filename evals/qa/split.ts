/**
 * SQuAD articles that no weight is trained on: every fifth in the order of their names. All other articles of the
 * development half are trained on; evals/train/qa/train_reader.py and train_ranker.py hold the same rule.
 */
const reported = new Set([
  'Ctenophora',
  'Fresno,_California',
  'Martin_Luther',
  'Pharmacy',
  'Steam_engine',
  'Yuan_dynasty',
])

/** SQuAD articles on which thresholds, weights between parts and epochs are chosen; no network is trained on them. */
const validation = new Set(['Normans', 'Packet_switching', 'Southern_California'])

export const isReported = (article: string): boolean => reported.has(article)
export const isForValidation = (article: string): boolean => validation.has(article)
