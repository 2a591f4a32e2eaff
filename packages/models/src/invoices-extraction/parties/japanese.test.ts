import { expect, test } from 'vitest'
import { readingBillLines } from '../../shared/testing/form-readings.ts'
import { invoiceOfDocument } from '../engine.ts'

const invoiceOf = readingBillLines((document) => invoiceOfDocument(document, null))

test('a Japanese invoice: parties, era days, yen without cents and the sums below the list', async () => {
  const { values, lines: items } = await invoiceOf([
    '御請求書                                請求書番号：K-42',
    '山本食品株式会社 御中                   請求日：令和7年2月3日',
    '                                        有限会社はやし木工',
    '                                        長野県松本市大手2-1-1',
    '                                        登録番号 T1234567890123',
    'ご請求額   ￥220,000-',
    'お支払期日   令和7年3月31日',
    '品目              数量        単価        金額',
    '食卓              2           80,000      160,000',
    '椅子              8           5,000       40,000',
    '小計                                      200,000',
    '消費税 (10%)                              20,000',
    '税込合計                                  220,000',
  ])
  expect(values).toMatchObject({
    number: 'K-42',
    date: '2025-02-03',
    dueDate: '2025-03-31',
    seller: '有限会社はやし木工',
    buyer: '山本食品株式会社',
    currency: 'JPY',
    net: 200000,
    tax: 20000,
    total: 220000,
    due: 220000,
  })
  expect(items.map(({ description, amount }) => [description?.value, amount?.value])).toEqual([
    ['食卓', 160000],
    ['椅子', 40000],
  ])
})
