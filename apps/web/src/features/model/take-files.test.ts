import { describe, expect, it } from 'vitest'
import { catalogue } from '../../testing/catalogue.ts'
import { takeFiles } from './take-files.ts'

const invoices = catalogue.models.find(({ fileType }) => fileType === 'file')
if (!invoices) throw new Error('The test catalogue has changed.')
const companion = { field: 'table' as const, label: 'Herd table', help: '', supportedFiles: ['csv'] }
const paired = { ...invoices, companion }

const png = new File(['x'], 'cow.png', { type: 'image/png' })
const pdf = new File(['x'], 'bill.pdf', { type: 'application/pdf' })
const csv = new File(['cow\n1\n'], 'herd.csv', { type: 'text/csv' })
const none = { file: null, companion: null }

describe('a model that takes one file', () => {
  it('takes it', () => {
    expect(takeFiles(invoices, null, [pdf], none)).toEqual({ taken: { file: pdf }, fault: null })
  })

  it('takes neither of two, and says how both can be run', () => {
    const { taken, fault } = takeFiles(invoices, null, [pdf, png], none)
    expect(taken).toEqual({})
    expect(fault?.message).toBe(`These are 2 files; ${invoices.title} takes one at a time.`)
    expect(fault?.hint).toContain('Several files at once')
  })

  it.each([
    [new File([], 'blank.pdf'), 'blank.pdf: The file is empty.'],
    [new File(['x'], 'setup.exe'), /^setup\.exe: This is an EXE file; .* accepts PNG or PDF\.$/],
    [new File(['x'], `${'"long" '.repeat(60)}\u202efdp.exe`), /^"long" "long".*… "long" fdp\.exe: This is an EXE file/],
    [new File([new Uint8Array(2 ** 24)], 'scan.pdf'), /^scan\.pdf: The file is 16 MB; .* accepts at most \d+ MB\.$/],
  ])('refuses a bad one by its name, and keeps the one before', (bad, says) => {
    const { taken, fault } = takeFiles(invoices, null, [bad], { ...none, file: pdf })
    expect(taken).toEqual({})
    expect(fault?.message).toMatch(says)
    expect(fault?.hint).toMatch(/ Still chosen: bill\.pdf\.$/)
  })
})

describe('a model that takes a table beside a picture', () => {
  it('puts each of two into its place', () => {
    expect(takeFiles(paired, null, [csv, png], none)).toEqual({ taken: { companion: csv, file: png }, fault: null })
  })

  it('takes nothing but a table as a table', () => {
    expect(takeFiles(paired, 'companion', [png], none).fault?.message).toContain('accepts CSV')
  })

  it('takes none of three', () => {
    const { taken, fault } = takeFiles(paired, null, [csv, png, pdf], { file: null, companion: csv })
    expect(taken).toEqual({})
    expect(fault?.message).toContain('takes one, and one beside it')
    expect(fault?.hint).toContain('Still chosen: herd.csv.')
  })
})
