import { expect, test } from 'vitest'
import { readSpam } from './spam.ts'

test.each([
  'Hello Gran, my phone is broken, here is my new number. Could you send 640 to this account? I give it back on Monday.',
  'Dad, this is my new number, the old one was stolen. Can you transfer £900 for me today?',
])('who asks for money from a new number is held: %s', (text) => expect(readSpam(text).score).toBeGreaterThan(0.5))

test.each([
  'This is my new number, the old phone died. Love, Jo',
  'Could you transfer 200 to the holiday pot today, please?',
  'Can you send 3 boxes to Leeds? We pay it back next month.',
  'My old phone fell in the bath, so use the landline tonight.',
])('one of these alone is everyday: %s', (text) => expect(readSpam(text).score).toBeLessThan(0.5))

test.each([
  'WOW u have won a t4blet!! collect: bit.ly/q7 and pay fee 3.50 within 5 minutes or its gone',
  'Compensation of 7,400 euros is waiting for you, only a processing fee of 90 is due. Send your card number.',
  'chat with local girls, live cam, no sign-up',
])('a prize, a fee before a fortune and cams are held: %s', (text) => expect(readSpam(text).score).toBeGreaterThan(0.5))

test.each([
  'The customs fee for the kiln is paid, it comes on Friday.',
  'Free concert in the park, no sign-up, bring a rug.',
  'Within 30 minutes or so the glue is dry.',
])('a fee, an hour and a free entry are everyday: %s', (text) => expect(readSpam(text).score).toBeLessThan(0.5))
