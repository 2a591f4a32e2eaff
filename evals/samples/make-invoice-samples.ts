import { at } from '@vitrine/basics/at.ts'
import { writeFile } from 'node:fs/promises'
import { type Canvas, createCanvas, PDFDocument } from '@napi-rs/canvas'
import sharp from 'sharp'
import { crumpled } from './crumpled.ts'

/**
 * Draws the samples of invoices-extraction that are our own: `node evals/samples/make-invoice-samples.ts`.
 * Names and figures are invented. Needs DejaVu Sans and DejaVu Sans Mono on the machine.
 */
const folder = new URL('../../packages/models/src/invoices-extraction/samples/', import.meta.url)

interface Item {
  description: string
  quantity: number
  price: number
}

const sum = (items: readonly Item[]): number => items.reduce((total, item) => total + item.quantity * item.price, 0)

const stationery: readonly Item[] = [
  { description: 'Copy paper A4, 80 g, box of 5', quantity: 12, price: 21.5 },
  { description: 'Ring binder, wide, grey', quantity: 40, price: 2.35 },
  { description: 'Desk lamp with clamp', quantity: 3, price: 48.9 },
  { description: 'Whiteboard marker, set of 4', quantity: 15, price: 6.2 },
]

type PageContext = ReturnType<PDFDocument['beginPage']>

function drawInvoice(context: PageContext): void {
  const write = (text: string, x: number, y: number, font = '10px sans-serif', align: 'left' | 'right' = 'left'): void => {
    context.font = font
    context.textAlign = align
    context.fillStyle = '#111'
    context.fillText(text, x, y)
  }
  write('From', 50, 52, 'bold 10px sans-serif')
  write('Larkfield Stationery Ltd', 50, 72, 'bold 16px sans-serif')
  write('18 Mill Lane', 50, 88)
  write('Bristol BS1 4QT', 50, 101)
  write('INVOICE', 545, 60, 'bold 20px sans-serif', 'right')
  for (const [row, [label, value]] of [
    ['Invoice number', 'LS-2024-0817'],
    ['Invoice date', '14 March 2024'],
    ['Order number', 'PO-55120'],
    ['Due date', '13 April 2024'],
  ].entries()) {
    write(label ?? '', 380, 85 + 15 * row)
    write(value ?? '', 545, 85 + 15 * row, '10px sans-serif', 'right')
  }
  write('Bill to', 50, 150, 'bold 10px sans-serif')
  for (const [row, line] of ['Harbour & Finch Architects LLP', '7 Quay Street', 'Cardiff CF10 5EN'].entries()) {
    write(line, 50, 165 + 13 * row)
  }
  const columns = [50, 370, 450, 545] as const
  for (const [column, title] of ['Description', 'Quantity', 'Unit price', 'Amount'].entries()) {
    write(title, at(columns, column), 240, 'bold 10px sans-serif', column === 0 ? 'left' : 'right')
  }
  context.fillRect(50, 246, 495, 1)
  for (const [row, item] of stationery.entries()) {
    const y = 264 + 20 * row
    write(item.description, columns[0], y)
    write(String(item.quantity), columns[1], y, '10px sans-serif', 'right')
    write(item.price.toFixed(2), columns[2], y, '10px sans-serif', 'right')
    write((item.quantity * item.price).toFixed(2), columns[3], y, '10px sans-serif', 'right')
  }
  const net = sum(stationery)
  const tax = Math.round(20 * net) / 100
  for (const [row, [label, value]] of ([['Net total', net], ['VAT 20 %', tax], ['Total GBP', net + tax]] as const).entries()) {
    write(label, 400, 370 + 18 * row, row === 2 ? 'bold 11px sans-serif' : '10px sans-serif')
    write(`£${value.toFixed(2)}`, 545, 370 + 18 * row, row === 2 ? 'bold 11px sans-serif' : '10px sans-serif', 'right')
  }
  write('Please pay within 30 days to sort code 00-00-00, account 12345678.', 50, 470)
  write('Larkfield Stationery Ltd · VAT no. GB 000 0000 00', 50, 790, '8px sans-serif')
}

async function writeInvoice(): Promise<void> {
  const pdf = new PDFDocument({ title: 'Invoice LS-2024-0817', creator: 'Vitrine samples' })
  drawInvoice(pdf.beginPage(595, 842))
  pdf.endPage()
  await writeFile(new URL('stationery-invoice.pdf', folder), pdf.close())
}

const receiptLines = [
  'CORNER GROCER SDN BHD', '(118274-K)', 'NO 22, JALAN KENARI 5,', 'TAMAN MELATI,', '53100 KUALA LUMPUR', 'TEL: 03-5550 1234', '',
  'TAX INVOICE', 'Invoice No : 0001-47210', 'Date: 21/06/2018   18:42', 'Cashier: AINA', '',
  'FRESH MILK 1L   2 x 6.90   13.80', 'WHOLEMEAL BREAD            4.20', 'BANANAS 1.2 KG             5.45', 'GREEN TEA 25S              7.90', '',
  'SUBTOTAL                  31.35', 'ROUNDING                   0.00', 'TOTAL  RM                 31.35', 'CASH                      50.00', 'CHANGE                    18.65', '',
  'THANK YOU, PLEASE COME AGAIN',
]

function drawLines(lines: readonly string[], { width, size, ink }: { width: number; size: number; ink: string }): Canvas {
  const canvas = createCanvas(width, Math.round((lines.length + 4) * 1.5 * size))
  const context = canvas.getContext('2d')
  context.fillStyle = '#f6f4ee'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = ink
  context.font = `${size}px "DejaVu Sans Mono", monospace`
  for (const [row, line] of lines.entries()) {
    const centred = row < 8
    context.textAlign = centred ? 'center' : 'left'
    context.fillText(line, centred ? width / 2 : 1.5 * size, (row + 2.5) * 1.5 * size)
  }
  return canvas
}

async function writeReceipt(): Promise<void> {
  const picture = drawLines(receiptLines, { width: 640, size: 26, ink: '#333' }).toBuffer('image/png')
  const photo = await sharp(picture).rotate(1.5, { background: '#8a8378' }).blur(0.6).jpeg({ quality: 60 }).toBuffer()
  await writeFile(new URL('grocer-receipt.jpg', folder), photo)
}

const fadedLines = [
  'Tischlerei Hollweg', 'Am Anger 3', '99084 Erfurt', '', 'Rechnung', '', '', '',
  'Rechnungsnr. 2023/118', 'Datum 02.11.2023', '', 'Regal nach Mass      1   1.240,00', 'Montage              6     330,00', '',
  'Netto                    1.570,00', 'MwSt 19 %                  298,30', 'Gesamtbetrag             1.868,30',
]

/** A copy of a copy: so pale and coarse that hardly a word survives. */
async function writeFadedCopy(): Promise<void> {
  const picture = drawLines(fadedLines, { width: 640, size: 22, ink: '#8f8b82' }).toBuffer('image/png')
  const coarse = await sharp(picture).resize({ width: 300 }).blur(0.7).toBuffer()
  const copy = await sharp(coarse).resize({ width: 640 }).rotate(-3, { background: '#e9e6de' }).jpeg({ quality: 25 }).toBuffer()
  await writeFile(new URL('faded-copy.jpg', folder), copy)
}

const bakeryLines = [
  'HOLM STREET BAKERY', '41 HOLM STREET', 'GLASGOW G2 6SY', 'TEL 0141 555 0136', '', 'VAT REG 000 5550 13', '', 'RECEIPT',
  'Receipt no. 88-30417', 'Date 09/02/2026   08:14', '',
  'SOURDOUGH LOAF      1    4.60', 'CINNAMON BUN        3    7.50', 'OAT FLAT WHITE      2    6.80', '',
  'TOTAL GBP               18.90', 'CARD                    18.90', '',
  'THANK YOU',
]

/** Out of a trouser pocket: creased both ways, photographed from above. */
async function writeCrumpledReceipt(): Promise<void> {
  const paper = drawLines(bakeryLines, { width: 660, size: 27, ink: '#3c3a36' })
  const photo = await crumpled(paper.toBuffer('image/png'), { creases: 60, seed: 15 })
  await writeFile(new URL('crumpled-receipt.jpg', folder), await photo.rotate(-2, { background: '#5d564c' }).jpeg({ quality: 70 }).toBuffer())
}

await Promise.all([writeInvoice(), writeReceipt(), writeFadedCopy(), writeCrumpledReceipt()])
