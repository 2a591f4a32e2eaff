import { expect, test } from 'vitest'
import { catalogue } from '../../testing/catalogue.ts'
import { answerTo, byMeaning, searchModels } from './search-models.ts'

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
  model('plans', 'Counts symbols on a sheet.'),
  model('comments', 'Marks harassment, for moderation.'),
  model('dictations', 'Turns dictated audio into findings.'),
  model('letters', 'Sums up clinical letters.'),
  model('ladings', 'Reads bills of lading.'),
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
  ['a dictaphone', 'dictations'],
  ['cyberbullying in comments', 'comments'],
  ['counting pumps', 'plans'],
  ['a voice note', 'transcription'],
  ['nudity', 'comments'],
  ['b/l', 'ladings'],
  ['a pathology report', 'letters'],
  ['get medications from emergency letters', 'letters'],
  ['my grape vines are ill', 'leaves'],
  ['the port on a waybill', 'ladings'],
  ['make a picture of a harbour', 'painter'],
])('%s finds %s first', (search, id) => {
  expect(searchModels(models, search).models[0]?.id).toBe(id)
})

test('a word that no model knows tells none from another', () => {
  expect(searchModels(models, 'zeppelin invoices').models.map(({ id }) => id)).toEqual(['invoices'])
})

test('the most of what was asked for comes first, misspelled or not', () => {
  const clinic = [
    model('cells', 'Finds cells in blood. Blood of people, blood of cattle.'),
    model('readings', 'Finds the pressure of the blood and the temperature.'),
    model('tables', 'Reads a chart.'),
  ]
  expect(searchModels(clinic, 'blood presure on a chart').models[0]?.id).toBe('readings')
})

test('a short word is no beginning of another, until it is the last that was typed', () => {
  const papers = [
    model('carriers', 'Reads carriers, carriers and again carriers of bills.'),
    model('claims', 'Reads bills of insurance.'),
  ]
  const found = (search: string) => searchModels(papers, search).models.map(({ id }) => id)
  expect(found('bill after a car crash')[0]).toBe('claims')
  expect(found('car')).toEqual(['carriers'])
})

test('what only looks like a word that was typed leaves no model out', () => {
  const both = [model('slides', 'Paints a scene.'), model('sides', 'Paints all sides of a house.')]
  expect(searchModels(both, 'paints slidez').models.map(({ id }) => id)).toHaveLength(2)
  // Three letters look like too many words.
  expect(searchModels(both, 'hut').models).toEqual([])
})

test('a file that goes beside another is less than the file itself', () => {
  const companion = { field: 'table', label: 'Table', help: '', supportedFiles: ['xlsx'] }
  const both = [
    { ...model('herds', 'Judges photos.', ['png']), companion },
    model('orders', 'Judges orders.', ['xlsx']),
  ]
  expect(searchModels(both, 'xlsx').models.map(({ id }) => id)).toEqual(['orders', 'herds'])
})

test('a phrase with a typing error is understood as a whole', () => {
  const spoken = [model('hate', 'Finds hate in speech.'), model('words', 'Transcription.')]
  const found = (search: string) => searchModels(spoken, search).models.map(({ id }) => id)
  expect(found('speech to text')).toContain('words')
  for (const typed of ['speach to text', 'speehc to text', 'spech to text', 'speecch to text']) {
    expect(found(typed)).toEqual(found('speech to text'))
  }
})

test('what no model speaks of is not found', () => {
  expect(searchModels(models, 'zeppelin').models).toEqual([])
  expect(searchModels(models, 'of the').models).toEqual([])
})

test.each([
  ['fraud detection', 'No model looks for fraud', 'invoices'],
  ['Translate this', 'No model translates', 'transcription'],
  ['an MRI of the knee', 'No model judges X-rays', 'letters'],
  ['screening CVs', 'No model judges applications', 'invoices'],
  ['as JSON?', 'Every answer can be downloaded as JSON', 'invoices'],
])('%s is answered, and something else is offered', (search, said, id) => {
  const answer = answerTo(search)
  expect(answer?.answer).toContain(said)
  expect(searchModels(models, answer?.instead ?? '').models.map((one) => one.id)).toContain(id)
})

test('what only looks like such a wish is not answered', () => {
  expect(answerTo('defraudation')).toBeNull()
  expect(answerTo('invoice')).toBeNull()
})

test('a search is sure of its models if every word is known and they have all of them', () => {
  expect(searchModels(models, 'excel').sure).toBe(true)
  expect(searchModels(models, 'read my receipt').sure).toBe(true)
  expect(searchModels(models, 'read my receipt').meant).toBe('read my receipt invoice')
  // A typing error, a word that nobody knows, and words that no model has together.
  expect(searchModels(models, 'invoces').sure).toBe(false)
  expect(searchModels(models, 'zeppelin invoices').sure).toBe(false)
  expect(searchModels(models, 'nutrition of clinical letters').sure).toBe(false)
})

const found = (likeness: Record<string, number>, search: string) =>
  byMeaning(models, searchModels(models, search), likeness).map(({ id }) => id)

test('by meaning the likest come first, and of those that are as like the one with the words', () => {
  expect(found({ comments: 0.5, letters: 0.4, plans: 0.1 }, 'profanity')).toEqual(['comments', 'letters'])
  expect(found({ comments: 0.55, invoices: 0.5 }, 'zeppelin invoices')[0]).toBe('invoices')
  expect(found({ comments: 0.65, invoices: 0.5 }, 'zeppelin invoices')[0]).toBe('comments')
  // Nothing is like it: what has its words stays.
  expect(found({ comments: 0.2, invoices: 0.1 }, 'zeppelin invoices')).toEqual(['invoices'])
})
