import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { mailFrameOf } from './mail-frame.ts'

function frameOf(...lines: string[]) {
  const frame = mailFrameOf(rowsOfText(lines))
  return frame && [frame.sender?.value ?? null, frame.recipient?.value ?? null]
}

const said = 'The well is deep enough now and the pump runs as it should, so here is what we spent.'

test('who signs with an address wrote it, to whom its head says', () => {
  expect(
    frameOf(
      'From: Tove Lindahl <tove@brunn.example>',
      'To: Agnes Holt <agnes@holt.example>',
      'Subject: the well',
      'Hello Agnes,',
      said,
      'Tove',
      'Lindahl Wells, 4 Quarry Road, Thurso KW14 7XX',
    ),
  ).toEqual(['Lindahl Wells', 'Agnes Holt'])
})

test('whom it is made out to stands above whom it is sent to, and a mere address is no name', () => {
  expect(
    frameOf(
      'To: office@lodge.example',
      'Subject: invoice',
      said,
      'Please find the invoice made out to Glen Lodge Hotel.',
      'Tove Lindahl',
    ),
  ).toEqual(['Tove Lindahl', 'Glen Lodge Hotel'])
  expect(frameOf('From: t@brunn.example', 'To: a@holt.example', 'Subject: well', 'Hi Agnes,', said)).toEqual([
    null,
    'Agnes',
  ])
})

test('in German', () => {
  expect(
    frameOf(
      'Von: Brunnenbau Ohm <info@ohm.example>',
      'An: Frau Silke Rabe',
      'Betreff: Rechnung 12',
      'Liebe Frau Rabe,',
      'der Brunnen ist nun tief genug und die Pumpe läuft, wie sie soll, daher meine Rechnung.',
      'Mit freundlichen Grüßen',
      'Karl Ohm',
      'Brunnenbau Ohm, Dorfstr. 3, 18055 Rostock',
    ),
  ).toEqual(['Brunnenbau Ohm', 'Frau Silke Rabe'])
})

test('a bill with "To" on it is no mail', () => {
  expect(frameOf('To: Glen Lodge Hotel', 'Date: 3 May 2026', 'Total 12.00')).toBeNull()
})
