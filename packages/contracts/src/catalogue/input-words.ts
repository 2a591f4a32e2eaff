import { type FileType, fileTypes } from './file-types.ts'

/** What is wrong with an input; server and upload screens use the same words. */
export interface InputFault {
  message: string
  /** What to do about it; '' where the message is enough. */
  hint: string
}

/** The properties of a model that its limits are described by. */
export interface LimitedModel {
  title: string
  /** 1 MB = 1,048,576 bytes. */
  maxMegabytes: number
}

export const bytesPerMegabyte = 1_048_576

/** '4.7 MB', as a limit or a size in a message. */
const megabytes = (bytes: number): string => `${Number((bytes / bytesPerMegabyte).toFixed(1))} MB`

/** 'JPEG, PNG or WebP'. */
export function acceptedWords(accept: readonly FileType[]): string {
  const labels = accept.map((type) => fileTypes[type].label)
  const last = labels.at(-1) ?? 'nothing'
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`
}

/** 'a PDF', 'an MP3': by pronunciation, spelled-out initials included. */
export const withArticle = (label: string): string =>
  /^([aeio]|[AEIO][a-z]|[AEFHILMNORSX][A-Z0-9])/.test(label) ? `an ${label}` : `a ${label}`

export const fileRequired: InputFault = {
  message: 'File is required for this model type',
  hint: 'Choose a file or a sample.',
}

export const textRequired: InputFault = {
  message: 'Text is required for this model',
  hint: 'Type or paste some text.',
}

export const emptyFile: InputFault = { message: 'The file is empty.', hint: 'Choose a file with content in it.' }

const isSheet = (what: string): boolean => /\bexcel\b|\bspreadsheet\b/i.test(what)

/** Spreadsheet programs name the step differently. */
const saveAsCsv =
  'Save the sheet as CSV and upload that file: in Excel and LibreOffice by File, Save As, with CSV (comma delimited) as the type; in Google Sheets by File, Download, CSV.'

/** The message has named the kinds already. */
const anotherKind = 'Choose a file of such a kind, or save yours as one.'

/** `what`: what the file is, such as 'This is a ZIP file'. */
export const wrongType = (what: string, title: string, accept: readonly FileType[]): InputFault => ({
  message: `${what}; ${title} accepts ${acceptedWords(accept)}.`,
  hint: isSheet(what) && accept.includes('csv') ? saveAsCsv : anotherKind,
})

export const unknownKind = 'This file is of no kind that we know'

/** Of a table that is too large, what can nearly always go. */
const smallerTable = 'Leave out columns that are not needed, or add the rows up by day or week.'

/** `bytes` null: larger than any model takes. `accept`: the kinds of file that it may be. */
export const fileTooLarge = (
  bytes: number | null,
  { title, maxMegabytes }: LimitedModel,
  accept: readonly FileType[] = [],
): InputFault => ({
  message: `The file is ${bytes === null ? 'larger than any model takes' : megabytes(bytes)}; ${title} accepts at most ${maxMegabytes} MB.`,
  hint:
    accept.every((type) => type === 'csv') && accept.length > 0
      ? smallerTable
      : 'Choose a smaller file, or reduce this one.',
})

export const textTooLarge = (bytes: number, { title, maxMegabytes }: LimitedModel): InputFault => ({
  message: `The text is ${megabytes(bytes)}; ${title} accepts at most ${maxMegabytes} MB.`,
  hint: 'Shorten the text.',
})

/** What is wrong with one field of a prompt; null if nothing is. */
export function promptFault(field: 'topic' | 'instructions', text: string, maxMegabytes: number): InputFault | null {
  if (text.trim() === '') {
    return { message: field === 'topic' ? 'Please enter a topic' : 'Please enter instructions', hint: '' }
  }
  if (new TextEncoder().encode(text).length > maxMegabytes * bytesPerMegabyte) {
    const name = field === 'topic' ? 'Topic' : 'Instructions'
    return { message: `${name} size exceeds ${maxMegabytes}MB limit`, hint: 'Shorten the text.' }
  }
  return null
}
