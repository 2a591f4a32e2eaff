import { expect, test } from 'vitest'
import { withoutChatLeads } from './without-chat-leads.ts'

test('what a chat prints before each message is taken off', () => {
  expect(
    withoutChatLeads([
      '[04.05.26, 07:12:09] Ana Sá: out it goes',
      '12 x ABC',
      '[04.05.26, 07:13:40] Ben: ta',
      '[04.05.26, 07:14:01] Ana Sá: ref: 5',
    ]),
  ).toEqual(['out it goes', '12 x ABC', 'ta', 'ref: 5'])
})

test('a list with labels is no chat', () => {
  const list = ['Ship date: 04/05/2026', 'Ship to: Hill Farm', '04/05/2026, 07:12 - loaded: yes']
  expect(withoutChatLeads(list)).toEqual(list)
})
