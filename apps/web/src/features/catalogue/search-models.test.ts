import { expect, test } from 'vitest'
import { catalogue } from '../../testing/catalogue.ts'
import { answerTo, searchModels } from './search-models.ts'

const [someModel] = catalogue.models
if (!someModel) throw new Error('The test catalogue is empty.')
const model = (id: string, description: string, supportedFiles: string[] = []) => ({
  ...someModel,
  id,
  name: id,
  title: id,
  description,
  footer: '',
  modelCapabilities: [],
  supportedFiles,
})
const models = [
  model('transcription', 'Writes down what is said in a recording.', ['mp3', 'wav']),
  model('planning', 'Forecasts demand from past sales.', ['csv', 'xlsx']),
  model('nutrition', 'Estimates the nutrition facts of a plate.', ['png']),
  model('invoices', 'Reads header fields and lines of invoices.', ['pdf']),
  model('notices', 'Writes EDI ship notices.', ['jpeg']),
  model('painter', 'Paints a scene.'),
  model('leaves', 'Tells sick plants from sound ones.', ['jpeg']),
  model('letters', 'Sums up clinical letters.'),
]

test.each([
  ['transcribe', 'transcription'],
  ['speech to text', 'transcription'],
  ['excel', 'planning'],
  ['forecasting', 'planning'],
  ['calories', 'nutrition'],
  ['invoice', 'invoices'],
  ['invoces', 'invoices'],
  ['read my receipt', 'invoices'],
  ['PDF', 'invoices'],
  ['how much will we need next week', 'planning'],
  ['what must be on the shelves tomorrow', 'planning'],
  ['deliveries per dock', 'planning'],
  ['what is on my plate', 'nutrition'],
  ['can you read this bill', 'invoices'],
  ['breakfast', 'nutrition'],
  ['write down a lecture', 'transcription'],
  ['is there an API for my expenses', 'invoices'],
  ['our lunches', 'nutrition'],
  ['delivery notes', 'notices'],
  ['scans of delivery notes', 'notices'],
  ['a logo for the club', 'painter'],
  ['get medications from emergency letters', 'letters'],
])('%s finds %s first', (search, id) => {
  expect(searchModels(models, search)[0]?.id).toBe(id)
})

test('what no model speaks of is not found', () => {
  expect(searchModels(models, 'zeppelin')).toEqual([])
  expect(searchModels(models, 'of the')).toEqual([])
})

test.each([
  ['fraud detection', 'No model looks for fraud', 'invoices'],
  ['Translate this', 'No model translates', 'transcription'],
  ['as JSON?', 'Every answer can be downloaded as JSON', 'invoices'],
])('%s is answered, and something else is offered', (search, said, id) => {
  const answer = answerTo(search)
  expect(answer?.answer).toContain(said)
  expect(searchModels(models, answer?.instead ?? '').map((one) => one.id)).toContain(id)
})

test('what only looks like such a wish is not answered', () => {
  expect(answerTo('defraudation')).toBeNull()
  expect(answerTo('invoice')).toBeNull()
})
