import { expect, test } from 'vitest'
import { moderateText } from '../moderate-text.ts'
import { loadModerationModel } from './moderation-model.ts'

const model = await loadModerationModel()

test.each([
  'Good evening. My late employer, a cocoa merchant, left two metal boxes with a vault in Accra. I look for an honest person abroad to receive them; a third is yours. Answer to my private mail.',
  'This is the treasurer. I am boarding and cannot ring. Please get four gift cards of 200 for the speakers, scratch them and send me pictures of the numbers, I pay you back tonight.',
  'We checked your site and it loses buyers every day. For 90 a month our experts lift it over your rivals, five hundred links included. Reply with your number for the price list.',
])('a fraud in plain words is held as spam: %s', async (text) => {
  const { verdict, reasons } = await moderateText(model, text)
  expect(verdict).not.toBe('allow')
  expect(reasons).toContain('spam')
})

test.each([
  'My late husband was a cocoa merchant. His letters from Accra go to the museum, and I would like to thank the two students who typed them.',
  'The cottage was lovely. The keys were with the neighbour as promised, and the deposit came back two days after we left.',
  'We kindly remind you that the fee of 60 for the course is due; transfer it to the usual account.',
  'I have asked the treasurer twice for the receipts of the speakers. Could somebody look whether they are in the blue folder?',
])('honest talk of the same things passes: %s', async (text) => {
  expect((await moderateText(model, text)).verdict).toBe('allow')
})
