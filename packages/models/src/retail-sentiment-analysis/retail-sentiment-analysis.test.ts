import { blockSchema } from '@vitrine/contracts/blocks/block.ts'
import type { Progress } from '@vitrine/model-kit/run-context.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeSentiment } from './engine.ts'
import { presentSentiment, summarizeSentiment } from './present.ts'
import { samples } from './samples.ts'
import { type Sentiment, sentimentSchema } from './schema.ts'

function analyze(text: string | null, signal = new AbortController().signal, report?: (progress: Progress) => void) {
  return analyzeSentiment(
    { file: null, text, options: {} },
    { readFile: () => Promise.reject(new Error('no file')), signal, report: report ?? (() => undefined) },
  )
}

const aspect = ({ aspects }: Sentiment, name: string) => aspects.find((candidate) => candidate.aspect === name)

test('a text without a word of opinion is surely neutral only where nothing happened in it', async () => {
  const facts = await analyze('The tray is of beech, 40 cm wide. It comes with two handles and a cloth.')
  expect(facts).toMatchObject({ label: 'neutral', warnings: [] })
  expect(facts.confidence).toBeGreaterThan(0.8)
  const events = await analyze(
    'The bell was changed in June. It was changed in July. In August they sent a leaflet about bells.',
  )
  expect(events.label).toBe('negative')
  const times = await analyze('Booked for Tuesday. It came on the 3rd.')
  expect(times).toMatchObject({ label: 'neutral', warnings: [expect.stringContaining('set against each other')] })
  expect(times.confidence).toBeLessThan(0.5)
})

describe('what it reads', () => {
  test.each([
    ['This is a great phone and I love it.', 'positive'],
    ['This is not a good phone.', 'negative'],
    ['It stopped working after a week.', 'negative'],
    ["I've had no problems with it, it never fails.", 'positive'],
    ["It couldn't be better.", 'positive'],
    ['Not bad at all!', 'positive'],
    ['👎👎', 'negative'],
    ['so happy with it :)', 'positive'],
    ['The worst purchase of my life!!!', 'negative'],
    ['My kids cannot get enough of these crackers.', 'positive'],
    ['The clutch packed up two days before our holiday.', 'negative'],
  ])('%s → %s', async (text, label) => {
    expect((await analyze(text)).label).toBe(label)
  })

  test('what was hoped for and not met is blame', async () => {
    const answer = await analyze(
      'I so wanted to like this kettle. Everyone at work swears by theirs. Sadly mine whistles and drips.',
    )
    expect(answer.label).toBe('negative')
  })

  test('praise and blame of one breath, and praise of what came before, are not sure', async () => {
    for (const text of ['Excellent lens, horrible menu.', 'My earlier drill runs circles round this one.']) {
      expect((await analyze(text)).confidence, text).toBeLessThan(0.8)
    }
  })

  test('a contrast weighs what comes after it', async () => {
    const well = await analyze('The food was terrible, but the service was great.')
    const badly = await analyze('The service was great, but the food was terrible.')
    expect(well.score).toBeGreaterThan(badly.score)
  })

  test('aspects come apart within a sentence, with the sentences that speak of them', async () => {
    const answer = await analyze('It arrived on Monday. The screen is great, but delivery was slow and terrible.')
    expect(aspect(answer, 'performance')).toMatchObject({ label: 'positive', mentions: [1] })
    expect(aspect(answer, 'delivery')).toMatchObject({ mentions: [0, 1] })
    expect(aspect(answer, 'delivery')?.score).toBeLessThan(aspect(answer, 'performance')?.score ?? -1)
  })

  test.each([
    ['Eighty quid for a toaster, and the corner shop sells the same one for thirty.', 'price'],
    ['The seam along the pocket had split by Easter.', 'quality'],
    ['Left it on the wall by the road and drove off.', 'delivery'],
    ['The man at the counter never once looked up from his phone.', 'service'],
    ['You need three hands and an engineering degree to change the bag.', 'usability'],
    ['By noon my heels were bleeding.', 'comfort'],
  ])('%s speaks of %s, without its name', async (text, name) => {
    const answer = await analyze(`We went there in June. ${text}`)
    expect(answer.aspects.map((found) => found.aspect)).toContain(name)
    expect(aspect(answer, name)?.mentions).toEqual([1])
  })

  test('a word of an aspect in another sense is no aspect', async () => {
    const answer = await analyze('I support two football clubs, and my cousin works for one of them.')
    expect(answer.aspects).toEqual([])
  })

  test('telling words are in the text where they say, and the strongest tell the right way', async () => {
    const text = 'We bought it in May. The wonderful screen makes up for a terrible keyboard.'
    const words = (await analyze(text)).sentences[1]?.words ?? []
    expect(words.find((word) => word.text === 'wonderful')?.weight).toBeGreaterThan(0)
    expect(words.find((word) => word.text === 'terrible')?.weight).toBeLessThan(0)
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text)
  })

  test.each([
    ['Wonderful umbrella. It turned inside out on the first day.', true],
    ['I just love waiting three weeks for a parcel that was promised for Monday.', true],
    ['Best blender I ever bought, it died within a week.', true],
    ['Brilliant. The app crashed for the third time today.', true],
    ['Many thanks to the neighbour who kicked my parcel down the stairs.', true],
    ['Ideal for people who love rebooting their television twice a day.', true],
    ['I particularly enjoyed the bit where the seat came off at the traffic lights.', true],
    ['Nothing says quality like glue on the outside.', true],
    ['Full marks for optimism.', true],
    ['What a delight to stand two hours in the rain for a cold pie.', true],
    ['Kudos to whoever put the switch underneath.', true],
    ['Nicely done, another flight cancelled, you never fail to amaze me.', true],
    ['What a joy to cook with.', false],
    ['Thanks to the driver who carried it upstairs for my mother.', false],
    ['Perfect if you like strong coffee.', false],
    ['Great lamp, nothing broke on the way and it was never late.', false],
    ['The kettle is great, but the lid broke.', true],
    ['The lid broke and the seller ignored me.', false],
    ['I love this lamp and so does my mother.', false],
  ])('%s contradicts itself: %s', async (text, expected) => {
    const answer = await analyze(text)
    expect(answer.mixedOrIronic).toBe(expected)
    expect(summarizeSentiment(answer).startsWith('Mixed or ironic, the words lean ')).toBe(expected)
  })

  test.each([
    ['We used to adore this bakery. Then it was sold, and the bread tastes of nothing.', 'negative'],
    ['My previous phone was awful: slow, ugly, always flat. This one is the exact opposite.', 'positive'],
    [
      'The old owners were lovely and the food was delicious. Last night the soup was cold and nobody cared.',
      'negative',
    ],
  ])('what was before is not what is: %s', async (text, expected) => {
    const answer = await analyze(text)
    expect(answer.label).toBe(expected)
    expect(answer.warnings).toContainEqual(expect.stringContaining('before'))
  })

  test('sentences that pull both ways make the whole less sure', async () => {
    const one = await analyze('The sofa is wonderful and very comfortable.')
    const both = await analyze(
      'The sofa is wonderful and very comfortable. The delivery was a disaster and they were rude.',
    )
    expect(both.confidence).toBeLessThan(Math.min(0.8, one.confidence))
  })

  test('a wait that is called short, and stars for a mishap, are irony', async () => {
    for (const text of [
      'Just seven months to answer my e-mail. Impressive.',
      'Ten out of ten for losing my suitcase.',
      'Full marks for managing to send the wrong shoe.',
      'For anyone who loves queuing, this shop is paradise.',
      'So impressed by how fast they forgot my order.',
    ])
      expect((await analyze(text)).mixedOrIronic, text).toBe(true)
    expect((await analyze('Only two days to deliver, five stars for the courier.')).mixedOrIronic).toBe(false)
  })

  test('a hotel for those who love mould, thanks for a mishap and yet another fault are irony', async () => {
    for (const text of [
      'If you are fond of damp walls and mould, you will feel at home here.',
      'Thank you for losing my only photographs.',
      'Wonderful, another form to fill in.',
    ])
      expect((await analyze(text)).mixedOrIronic, text).toBe(true)
    expect((await analyze('If you like seafood, this is the place for you.')).mixedOrIronic).toBe(false)
    expect((await analyze('Thanks for sorting the delivery out so quickly.')).mixedOrIronic).toBe(false)
  })

  test('irony is named, and never surely', async () => {
    const answer = await analyze('Oh great, just what I needed: another broken zip.')
    expect(answer.mixedOrIronic).toBe(true)
    expect(answer.confidence).toBeLessThan(0.8)
    expect(answer.warnings).toHaveLength(1)
  })

  test('what is no review is answered with a reason and never surely', async () => {
    for (const [text, reason] of [
      ['vbnrty ghjkqw zzxplm qqwrtp vnmbkl rtghjk', 'English word'],
      ['Pos 1: 4 pcs bolt M8 0.40 1.60\nPos 2: 10 pcs nut M8 0.10 1.00\nPos 3: 2 pcs rail 8.50 17.00', 'a bill'],
      [
        'const total = rows.map((r) => r.price * r.count).reduce((a, b) => a + b, 0); return { total, net: total / 1.2 };',
        'code',
      ],
    ]) {
      const answer = await analyze(text ?? '')
      expect(answer.warnings.join(), text).toContain(reason)
      expect(answer.confidence, text).toBeLessThan(0.6)
    }
    for (const text of [
      '10/10, bought 3 of them, 5 stars.',
      'It cost 40 dollars, lasted 2 years and I would pay 60 for the next one, honestly.',
    ])
      expect((await analyze(text)).warnings.join(), text).not.toContain('bill')
  })

  test('another language and single words are answered with little confidence and a reason', async () => {
    for (const text of ['Das Produkt ist leider sehr schlecht und ich bin damit nicht zufrieden.', 'good']) {
      const answer = await analyze(text)
      expect(answer.confidence).toBeLessThan(0.6)
      expect(answer.warnings).toHaveLength(1)
    }
  })
})

describe('every sample', () => {
  test.each(samples.map((sample) => [sample.id, 'text' in sample ? sample.text : '']))('%s', async (_, text) => {
    const answer = sentimentSchema.parse(await analyze(text))
    const blocks = presentSentiment(answer)
    for (const block of blocks) blockSchema.parse(block)
    expect(blocks.map((block) => block.kind)).toContain('sentences')
    expect(summarizeSentiment(answer).toLowerCase()).toContain(answer.label)
  })

  test('the ironic one is named so, and warned of', async () => {
    const irony = samples.find((sample) => sample.id === 'irony')
    const answer = await analyze(irony !== undefined && 'text' in irony ? irony.text : null)
    expect(answer.mixedOrIronic).toBe(true)
    expect(presentSentiment(answer)).toContainEqual(expect.objectContaining({ kind: 'notice', tone: 'warning' }))
  })
})

describe('limits', () => {
  test('no text, blank text and text without words are refused with a way out', async () => {
    await expect(analyze(null)).rejects.toMatchObject({ problem: 'input-empty', hint: expect.any(String) })
    await expect(analyze(' \n\t')).rejects.toMatchObject({ problem: 'input-empty' })
    await expect(analyze('--- ... !!!')).rejects.toMatchObject({ problem: 'text-not-found' })
  })

  test('a long text counts in full, lists its first sentences and says so', async () => {
    const fractions: number[] = []
    const long = `${'It works. '.repeat(300)}${'This is a terrible, awful, broken product. '.repeat(3000)}`
    const answer = await analyze(long, undefined, ({ fraction }) => fractions.push(fraction ?? -1))
    expect(answer.sentenceCount).toBe(3300)
    expect(answer.sentences).toHaveLength(200)
    expect(answer.label).toBe('negative')
    expect(answer.warnings.join()).toContain('3300 sentences')
    expect(fractions.length).toBeGreaterThan(1)
    expect(fractions).toEqual(fractions.toSorted((left, right) => left - right))
  })

  test('more lines than prose of five megabytes has are refused with the limit', async () => {
    await expect(analyze('x\n'.repeat(250_001))).rejects.toMatchObject({
      problem: 'text-too-long',
      message: expect.stringContaining('250000'),
    })
  })

  test('an abort stops it in the middle', async () => {
    const controller = new AbortController()
    const running = analyze('It works well. '.repeat(20_000), controller.signal, ({ fraction }) => {
      if ((fraction ?? 0) > 0) controller.abort()
    })
    await expect(running).rejects.toThrow('abort')
  })
})

test('for any text: offsets point at the text and the answer satisfies its schema', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'not',
      'good',
      'but',
      'the price',
      '👍🏽',
      ':(',
      '. ',
      '! ',
      '\n',
      'Dr. ',
      "n't",
      ' ',
      'délicieux',
      '☃',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const text = `ok ${pieces.join(' ')}`
      const answer = sentimentSchema.parse(await analyze(text))
      for (const sentence of answer.sentences) {
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
        for (const word of sentence.words) {
          expect(text.slice(word.start, word.end)).toBe(word.text)
          expect(word.start).toBeGreaterThanOrEqual(sentence.start)
          expect(word.end).toBeLessThanOrEqual(sentence.end)
        }
      }
      for (const { mentions } of answer.aspects) {
        for (const mention of mentions) expect(answer.sentences[mention]).toBeDefined()
      }
    }),
    { numRuns: 200 },
  )
})
