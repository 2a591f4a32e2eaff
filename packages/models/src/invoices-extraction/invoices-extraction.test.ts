import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { readOnPage } from '@vitrine/engines/forms/testing/read-on-page.ts'
import { describe, expect, test } from 'vitest'
import { contextsBeside, valuesOf } from '../shared/testing/form-readings.ts'
import { extractInvoice, invoiceOfDocument } from './engine.ts'
import { summarizeInvoice } from './present.ts'
import { invoicePrompt } from './prompt.ts'
import { type Invoice, invoiceSchema } from './schema.ts'

const contextOf = contextsBeside(import.meta.url)
const noInput = { file: null, text: null, options: {} }

describe('an English invoice', () => {
  test('header, lines and checks', async () => {
    const invoice = invoiceSchema.parse(await extractInvoice(noInput, await contextOf('stationery-invoice.pdf')))
    expect(valuesOf(invoice)).toMatchObject({
      number: 'LS-2024-0817',
      date: '2024-03-14',
      seller: 'Larkfield Stationery Ltd',
      buyer: 'Harbour & Finch Architects LLP',
      currency: 'GBP',
      net: 591.7,
      tax: 118.34,
      total: 710.04,
    })
    expect(invoice.lines.map((line) => [line.description?.value, line.quantity?.value, line.amount?.value])).toEqual([
      ['Copy paper A4, 80 g, box of 5', 12, 258],
      ['Ring binder, wide, grey', 40, 94],
      ['Desk lamp with clamp', 3, 146.7],
      ['Whiteboard marker, set of 4', 15, 93],
    ])
    expect(invoice.checks.map(({ name, ok }) => [name, ok])).toEqual([
      ['sum', true],
      ['lines', true],
    ])
    expect(summarizeInvoice(invoice)).toContain('710.04 GBP')
  })
})

describe('a French invoice with Factur-X', () => {
  test('reads the deposit and compares with the XML', async () => {
    const invoice = await extractInvoice(noInput, await contextOf('au-bon-moulin.pdf'))
    expect(valuesOf(invoice)).toMatchObject({
      number: 'FA-2017-0010',
      date: '2017-11-13',
      buyer: 'Ma jolie boutique',
      net: 624.9,
      tax: 46.25,
      total: 671.15,
      due: 470.15,
    })
    expect(invoice.embedded?.file).toBe('factur-x.xml')
    expect(invoice.checks.find((check) => check.name === 'embedded')?.ok).toBe(true)
  })

  test('the XML never fills a field', async () => {
    const document = await readDocument(await (await contextOf('au-bon-moulin.pdf')).readFile())
    const blank = { ...document, pages: document.pages.map((page) => ({ ...page, words: [], lines: [], blocks: [] })) }
    const values = {
      number: 'X',
      date: null,
      seller: null,
      buyer: null,
      currency: 'EUR',
      net: 1,
      tax: 0,
      total: 1,
      due: 1,
    }
    const invoice = await invoiceOfDocument(blank, { file: 'factur-x.xml', values })
    expect(Object.values(invoice.fields).every((read) => read === null)).toBe(true)
    expect(invoice.checks.filter((check) => check.name === 'embedded' && !check.ok).length).toBeGreaterThan(0)
  })
})

describe('pictures', () => {
  test('a till receipt', { timeout: 60_000 }, async () => {
    const invoice = await extractInvoice(noInput, await contextOf('grocer-receipt.jpg'))
    expect(valuesOf(invoice)).toMatchObject({
      company: 'CORNER GROCER SDN BHD',
      date: '2018-06-21',
      total: 31.35,
      currency: 'MYR',
    })
    expect(invoice.fields.address?.value).toContain('53100 KUALA LUMPUR')
  })

  test('a crumpled receipt: what the creases leave legible', { timeout: 120_000 }, async () => {
    const invoice = await extractInvoice(noInput, await contextOf('crumpled-receipt.jpg'))
    expect(valuesOf(invoice)).toMatchObject({ company: 'HOLM STREET BAKERY', date: '2026-02-09', total: 18.9 })
    expect(invoice.lines.map(({ amount }) => amount?.value)).toEqual([4.6, 7.5, 6.8])
  })

  test('a faded copy: amounts and the name over the address are read, none of them surely', {
    timeout: 60_000,
  }, async () => {
    const { fields } = await extractInvoice(noInput, await contextOf('faded-copy.jpg'))
    expect(fields).toMatchObject({
      seller: { value: 'Tischlerei Hollweg' },
      net: { value: 1570 },
      total: { value: 1868.3 },
    })
    expect(fields.seller?.confidence).toBeLessThan(0.8)
    expect(fields.date?.confidence).toBeLessThan(0.8)
  })
})

describe('a provider', () => {
  test('values that the document does not say are dropped, the others placed', async () => {
    const context = await contextOf('stationery-invoice.pdf')
    const nothing = {
      number: null,
      date: null,
      dueDate: null,
      orderNumber: null,
      seller: null,
      buyer: null,
      currency: null,
      net: null,
      shipping: null,
      discount: null,
      withheld: null,
      rounding: null,
      tax: null,
      total: null,
      prepaid: null,
      due: null,
      company: null,
      address: null,
    }
    const answer: Invoice = {
      fields: { ...nothing, number: readOnPage('LS-2024-0817', 'LS-2024-0817'), total: readOnPage(999, '£999.00') },
      lines: [{ description: readOnPage('Gold bar', 'Gold bar'), quantity: null, unitPrice: null, amount: null }],
      checks: [],
      embedded: null,
      reading: { source: 'provider', pages: [{ aspectRatio: 1 }] },
    }
    const accepted = await invoicePrompt.accept(answer, noInput, context)
    expect(accepted.fields.total).toBeNull()
    expect(accepted.lines).toEqual([])
    expect(accepted.fields.number?.box[0]).toBeGreaterThan(0.5)
  })
})
