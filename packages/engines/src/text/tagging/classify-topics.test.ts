import { expect, test } from 'vitest'
import { classifyTopics } from './classify-topics.ts'
import { loadTopicModel } from './load-topic-model.ts'
import { readPassages } from './topic-passages.ts'

test.each([
  [
    'insurance',
    'The storm tore the tiles off the roof of my house, who sends somebody to look at it?',
    'home-insurance',
  ],
  [
    'insurance',
    'I am a plumber with a broken shoulder: what pays my wages while I cannot work?',
    'disability-insurance',
  ],
  ['insurance', 'Somebody took my bicycle from the cellar of the block where I rent a flat.', 'renters-insurance'],
  ['insurance', 'CAR POLICY. Registration KX19 ABC. Driver: Ann Poole. Excess 300.', 'auto-insurance'],
  ['finance', 'The airport machine kept my card and gave me no money.', 'card_swallowed'],
  ['healthcare', 'Influenza vaccine for nurses: fewer of them fell ill with the virus.', 'C02'],
] as const)('%s: %s is of a topic', async (domain, text, code) => {
  const { topics, known } = await classifyTopics(await loadTopicModel(domain), text)
  expect(topics[0]?.code).toBe(code)
  expect(known).toBe(true)
})

test.each(['insurance', 'finance', 'healthcare'] as const)('%s: what is of no domain is not known', async (domain) => {
  const model = await loadTopicModel(domain)
  for (const text of [
    'Stir the soup, add cream and serve it with bread.',
    'The goalkeeper saved a penalty in the last minute.',
    'for (let i = 0; i < 10; i++) { console.log(i) }',
  ]) {
    expect((await classifyTopics(model, text)).known).toBe(false)
  }
})

test.each([
  'Life on the farm was hard, and her home was an old car behind the barn.',
  'Health and home were the themes of the evening, and the choir sang until late.',
])('insurance: its words in another sense are of no topic: %s', async (text) => {
  expect((await classifyTopics(await loadTopicModel('insurance'), text)).known).toBe(false)
})

test.each([
  'Supper at the Old Liver Shed: heart of lettuce 6, ribs in a rash of chillies 14, blind tart 9, cure of salmon 12. Please tell us of allergies.',
  'Structural survey: the spine wall has a fracture above the door and the lintel has rotted. The chimney breast is weak; damp has spread like a growth through the cellar. Remedial treatment within six months.',
  'The pump at the heart of this engine had a seizure at 40,000 km. We flushed the arteries of the cooling system, changed the clogged filter and gave the gearbox a new lease of life. The exhaust has a cough in the cold.',
])('healthcare: its words as images are of no topic: %s', async (text) => {
  expect((await classifyTopics(await loadTopicModel('healthcare'), text)).known).toBe(false)
})

test.each([
  [
    'Your heart tracing shows atrial fibrillation, an uneven beat. A stroke is likelier, so please take the blood thinner daily.',
    'C14',
  ],
  ['What is heart failure and how is it treated?', 'C14'],
])('healthcare: a plain letter and a question are of their topic: %s', async (text, code) => {
  const { topics, known } = await classifyTopics(await loadTopicModel('healthcare'), text)
  expect([topics[0]?.code, known]).toEqual([code, true])
})

test('a text without a full stop is read in passages too, and bounded', async () => {
  const model = await loadTopicModel('insurance')
  const words = 'my car was hit by another driver and I want to claim for the repair '.repeat(400)
  const passages = await readPassages(model, words, undefined)
  expect(passages.length).toBeGreaterThan(10)
  expect(Math.max(...passages.map((passage) => passage.words.length))).toBeLessThanOrEqual(300)
})

test.each([
  [
    'finance',
    'Dear bank, the chimney sweep moved to Portugal and I owed him for two winters. I sent it on the fourth, and in my list it stands as done. He writes to me every evening that nothing has come in, and his bank has looked as well. Where can it be?',
    'transfer_not_received_by_recipient',
  ],
  [
    'insurance',
    'We were away for the weekend and left the tap of the dishwasher open. The whole ground floor of our house was under water when we came home, the parquet has come up, and the kitchen doors no longer shut. When can somebody come and look at it?',
    'home-insurance',
  ],
  [
    'healthcare',
    'Note for the school. Jonas wheezes when he runs in the cold and has to stop and sit down. He carries the blue inhaler in his bag and may take two puffs before sports. If his lips turn blue, ring the ambulance.',
    'C08',
  ],
] as const)('%s: a letter that tells what happened is of its topic', async (domain, text, code) => {
  const { topics, known } = await classifyTopics(await loadTopicModel(domain), text)
  expect([topics[0]?.code, known]).toEqual([code, true])
})

test.each(['insurance', 'finance', 'healthcare'] as const)(
  '%s: a letter about something else is of no topic',
  async (domain) => {
    const text =
      'Dear neighbours, the beekeeper will open his garden on Saturday. There will be honey to taste, a film for the children and a walk to the hives. Please wear long sleeves and leave the dogs at home. We start at two, whatever the weather.'
    expect((await classifyTopics(await loadTopicModel(domain), text)).known).toBe(false)
  },
)
