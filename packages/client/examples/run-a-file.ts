/** Reads an invoice: run-a-file.ts bill.pdf. VITRINE_URL and VITRINE_API_KEY name the server and the key. */
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { openVitrine } from '@vitrine/client'

const path = process.argv[2] ?? ''
const vitrine = openVitrine({
  baseUrl: process.env.VITRINE_URL ?? 'http://localhost:8080',
  apiKey: process.env.VITRINE_API_KEY,
})
const { blocks } = await vitrine.run('invoices-extraction', { file: await openAsBlob(path), name: basename(path) })
for (const block of blocks) {
  if (block.kind === 'fields') for (const { label, value } of block.items) console.log(`${label}: ${value}`)
}
