import { expect, test } from 'vitest'
import { type Judge, outcomeOf } from '../fact.ts'
import { judgeAnswers } from './answers.ts'
import { judgeClasses } from './classes.ts'
import { judgeDrawing } from './drawings.ts'
import { judgeFeeling } from './feeling.ts'
import { judgeFields } from './fields.ts'
import { judgeForecast } from './forecast.ts'
import { judgeListed } from './listed.ts'
import { judgeScene } from './scene.ts'
import { judgeShipment } from './shipment.ts'
import { judgeSnores } from './snores.ts'
import { judgeTags } from './tags.ts'
import { judgeTopic } from './topic.ts'
import { judgeTranscript } from './transcript.ts'
import { judgeVerdict } from './verdict.ts'
import { judgeVitals } from './vitals.ts'

const read = (value: unknown, confidence = 0.9) => ({ value, confidence })

const moderated = (verdict: string, score: number) => ({
  verdict,
  reasons: [],
  categories: [{ name: 'violence', score }],
})

const vital = (name: string, value: string | number) => ({ name, value, confidence: 0.9, side: 'high' })

const outcomes = (judge: Judge, truth: unknown, output: unknown): Record<string, string> =>
  Object.fromEntries(judge(truth, output).map((fact) => [fact.name, outcomeOf(fact)]))

test('fields: values, what is not there, sets, and rows', () => {
  const truth = {
    fields: {
      total: 10,
      seller: 'Acme Ltd',
      buyer: null,
      payer: 'North Star',
      number: 'A1',
      date: '2024-03-10',
      containers: { set: ['X', 'Y'] },
    },
    lines: [{ description: 'Tea', amount: 4 }],
  }
  const output = {
    fields: {
      total: read(10),
      seller: read('ACME LTD.'),
      buyer: read('Somebody'),
      payer: read('North Star, Duluth'),
      number: null,
      date: read('2024-10-03', 0.4),
      containers: read(['Y', 'X']),
    },
    lines: [
      { description: read('Green tea'), amount: read(4) },
      { description: read('Subtotal'), amount: read(4, 0.85) },
    ],
  }
  expect(outcomes(judgeFields, truth, output)).toEqual({
    total: 'right',
    seller: 'right',
    buyer: 'wrong and sure',
    payer: 'wrong',
    number: 'unsure',
    date: 'unsure',
    containers: 'right',
    'row 1': 'right',
    'no other rows': 'wrong and sure',
  })
})

test('classes: the best label, known, and the cows of a herd', () => {
  const output = {
    labels: [{ label: 'tomato__late_blight', confidence: 0.85 }],
    known: true,
    herd: { cows: [{ cow: '7', risk: 0.6, mastitis: true }] },
  }
  expect(outcomes(judgeClasses, { labels: ['tomato late blight'] }, output)).toEqual({ label: 'right' })
  expect(outcomes(judgeClasses, { labels: ['healthy'], cows: ['7', '8'] }, output)).toEqual({
    label: 'wrong and sure',
    'cow 7': 'right',
    'cow 8': 'unsure',
  })
  expect(outcomes(judgeClasses, { labels: ['healthy'] }, { ...output, known: false })).toEqual({ label: 'unsure' })
})

test('drawings: kind, counts within a range, texts', () => {
  const output = {
    labels: [{ label: 'pid', confidence: 0.9 }],
    known: true,
    objects: [{ label: 'valve', confidence: 0.9 }],
    counts: { valve: 1 },
    texts: [{ text: '6"-P-101', confidence: 0.7 }],
  }
  const truth = { label: ['isometric'], counts: { valve: [1, 2], tee: [1, 1] }, texts: ['6-P-101'] }
  expect(outcomes(judgeDrawing, truth, output)).toEqual({
    kind: 'wrong and sure',
    'count of valve': 'right',
    'count of tee': 'wrong',
    text: 'right',
  })
})

test('answers: words of the answer, and silence where there is none', () => {
  const answer = { answer: 'on Tuesday, 4 May', found: true, confidence: 0.9 }
  const silent = { answer: 'Not found', found: false, confidence: 0.9 }
  const output = { answers: [answer, answer, silent, silent] }
  const truth = { answers: [['4 May|May 4'], null, null, ['Anna']] }
  expect(outcomes(judgeAnswers, truth, output)).toEqual({
    'question 1': 'right',
    'question 2': 'wrong and sure',
    'question 3': 'right',
    'question 4': 'unsure',
  })
  expect(outcomes(judgeAnswers, { answers: [['tuesday']] }, answer)).toEqual({ 'question 1': 'right' })
})

test('verdict: passing a threat is sure, holding it is unsure, holding praise is wrong', () => {
  expect(outcomes(judgeVerdict, { verdict: ['block'] }, moderated('allow', 0.05))).toEqual({
    verdict: 'wrong and sure',
  })
  expect(outcomes(judgeVerdict, { verdict: ['block'] }, moderated('review', 0.6))).toEqual({ verdict: 'unsure' })
  expect(outcomes(judgeVerdict, { verdict: ['allow'] }, moderated('review', 0.6))).toEqual({ verdict: 'wrong' })
})

test('feeling: labels, irony named, aspects', () => {
  const output = { label: 'positive', confidence: 0.9, warnings: ['This may be irony.'], aspects: [] }
  expect(outcomes(judgeFeeling, { label: ['ironic', 'negative'] }, output)).toEqual({ label: 'right' })
  expect(outcomes(judgeFeeling, { label: ['negative'], aspects: { price: 'negative' } }, output)).toEqual({
    label: 'wrong and sure',
    price: 'unsure',
  })
})

test('transcript: one word in five may be wrong; silence is no words', () => {
  const spoken = { text: 'one two three four five' }
  expect(outcomes(judgeTranscript, spoken, { text: 'One, two three for five.', confidence: 0.9 })).toEqual({
    words: 'right',
  })
  expect(outcomes(judgeTranscript, spoken, { text: 'won two tree for five', confidence: 0.9 })).toEqual({
    words: 'wrong and sure',
  })
  const eitherWay = { text: ['room two hundred', 'room 200'] }
  expect(outcomes(judgeTranscript, eitherWay, { text: 'Room 200.', confidence: 0.9 })).toEqual({ words: 'right' })
  expect(outcomes(judgeTranscript, { text: '' }, { text: '', confidence: null })).toEqual({ words: 'right' })
})

test('listed: entries with their members, what is absent, how many', () => {
  const output = {
    medicines: [{ name: 'ramipril', text: 'stop ramipril 5 mg', dose: '5 mg', action: 'stop', confidence: 0.9 }],
    warnings: [],
  }
  const truth = {
    facts: [
      { in: 'medicines', has: ['ramipril'], with: { action: 'stop', dose: '5 mg' } },
      { in: 'medicines', has: ['aspirin'] },
    ],
    absent: [{ in: 'medicines', has: ['ramipril'] }],
    most: { medicines: 0 },
  }
  expect(judgeListed(truth, output).map(outcomeOf)).toEqual(['right', 'wrong', 'wrong and sure', 'wrong'])
})

test('forecast: unit, series, last value and size', () => {
  const output = {
    unit: 'month',
    seriesFound: 1,
    series: [
      {
        name: 'Tea',
        history: [{ date: '2024-01-01', value: 4 }],
        forecast: [{ date: '2024-02-01', value: 40 }],
        confidence: 'high',
      },
    ],
  }
  const truth = { unit: ['month'], series: 2, of: { tea: { date: '2024-02', last: 4, mean: [3, 5] } } }
  expect(outcomes(judgeForecast, truth, output)).toEqual({
    unit: 'right',
    series: 'wrong',
    'first date': 'right',
    'last value': 'right',
    'size of the forecast': 'wrong and sure',
  })
})

test('shipment: facts, items, and faults', () => {
  const item = { buyerPart: 'B1', vendorPart: null, upc: null, description: 'Bolt', quantity: 5 }
  const output = {
    shipment: { scac: 'ABCD', shipTo: { name: null }, orders: [{ purchaseOrder: 'P1', packs: [{ items: [item] }] }] },
    problems: [{ severity: 'error', segment: 'SE' }],
    stated: [],
  }
  const truth = {
    shipment: { scac: 'ABCD', 'shipTo.name': 'Acme' },
    items: [{ part: 'B1', quantity: 5 }],
    orders: ['P1'],
    faults: ['SE'],
  }
  expect(outcomes(judgeShipment, truth, output)).toEqual({
    scac: 'right',
    'shipTo.name': 'unsure',
    'item B1': 'right',
    'no other items': 'right',
    order: 'right',
    fault: 'right',
  })
})

test('tags: topic, type and entities', () => {
  const output = {
    documentType: { code: 'letter', label: 'Letter', confidence: 0.9 },
    topics: [{ code: 'card_arrival', label: 'Card arrival', confidence: 0.9 }],
    known: true,
    entities: [{ kind: 'organisation', text: 'Anna Weber', confidence: 0.85 }],
  }
  const truth = { topic: ['arrival'], type: ['claim'], entities: [{ kind: 'person', text: 'Anna Weber' }] }
  expect(outcomes(judgeTags, truth, output)).toEqual({
    topic: 'right',
    type: 'wrong and sure',
    person: 'wrong and sure',
  })
})

test('scene: family and figures; what is named as not painted is unsure', () => {
  const output = { scene: { family: 'sea', time: 'day', figures: ['whale'] }, understood: true, notPainted: ['piano'] }
  const truth = { family: ['sea'], time: ['night'], figures: ['whale', 'piano'], notPainted: ['piano'] }
  expect(judgeScene(truth, output).map(outcomeOf)).toEqual(['right', 'wrong', 'right', 'unsure', 'right'])
})

test('topic: what the page says, and suggestions', () => {
  const output = { data: 'A volcano is a mountain.', known: 'exact', suggestions: [] }
  expect(outcomes(judgeTopic, { known: ['exact'], says: ['mountain'], suggests: 'volcanoes' }, output)).toEqual({
    known: 'right',
    page: 'right',
    suggestion: 'wrong',
  })
})

test('vitals: current, earlier and absent', () => {
  const output = { vitals: [vital('BP', '120/80'), vital('temperature', 38.32)], others: [vital('weight', 80)] }
  const truth = {
    vitals: { BP: '121/80', temperature: 38.3 },
    others: { weight: 80 },
    none: ['pain'],
    side: { BP: 'high' },
  }
  expect(outcomes(judgeVitals, truth, output)).toEqual({
    BP: 'wrong and sure',
    temperature: 'right',
    'weight, not current': 'right',
    pain: 'right',
    'BP, side': 'right',
  })
})

test('snores: whether and how many', () => {
  const output = {
    labels: [
      { label: 'other', confidence: 0.9 },
      { label: 'snore', confidence: 0.1 },
    ],
    known: true,
    snoreCount: 0,
  }
  expect(outcomes(judgeSnores, { snoring: true, count: [3, 5] }, output)).toEqual({
    snoring: 'wrong and sure',
    count: 'wrong',
  })
})
