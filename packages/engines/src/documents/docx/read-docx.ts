import { InputError } from '@vitrine/errors/input-error.ts'
import { UnpacksToMore, unpackEntry, unzippedSize, type ZipEntry, zipEntries } from '../../archive/zip-entries.ts'

// Ten megabytes of text are a shelf of books; an archive that unpacks to more is a bomb, not a document.
const mostUnzipped = 200 * 1_048_576
const mostText = 20 * 1_048_576

const damaged = (): InputError =>
  new InputError('input-damaged', 'The Word document cannot be opened.', {
    hint: 'Open it in your word processor, save it again as .docx and upload that file.',
  })

const tooLarge = (): InputError =>
  new InputError('input-too-large', 'The Word document unpacks to more than 20 MB of text or 200 MB in all.', {
    hint: 'Upload a part of it.',
  })

/** One entry of the archive as text. */
function unpack(bytes: Uint8Array, entries: readonly ZipEntry[], name: string): string {
  const entry = entries.find((one) => one.name === name)
  try {
    const plain = entry && unpackEntry(bytes, entry, mostText)
    if (!plain) throw damaged()
    return plain.toString('utf8')
  } catch (error) {
    throw error instanceof UnpacksToMore ? tooLarge() : error
  }
}

const pieces =
  /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^>]*)?\/>|<(\/w:(?:p|tc|tr))>|<w:(?:del|instrText)[\s>][\s\S]*?<\/w:(?:del|instrText)>/g

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      const point = hex === undefined ? (decimal === undefined ? null : Number(decimal)) : Number.parseInt(hex, 16)
      if (point !== null) return point <= 0x10ffff ? String.fromCodePoint(point) : ''
      return named[name ?? ''] ?? whole
    },
  )
}

/** Deleted text that is still tracked, and the codes of fields, are not part of what a reader sees. */
function textOfXml(xml: string): string {
  let text = ''
  for (const [, shown, gap, tag] of xml.matchAll(pieces)) {
    if (shown !== undefined) text += decodeEntities(shown)
    else if (gap === 'tab') text += '\t'
    else if (gap !== undefined || tag === '/w:p' || tag === '/w:tr') text += '\n'
    // A cell's last paragraph does not end the row.
    else if (tag === '/w:tc') text = `${text.trimEnd()}\t`
  }
  return text
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * The text of a Word document (docx): paragraphs and table rows as lines, cells apart by tabs. Only the document's own text part is
 * unpacked: macros, pictures and links are never looked at.
 * @throws InputError `input-damaged`, `input-too-large`, `text-not-found`
 */
export function readDocx(bytes: Uint8Array): string {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new InputError('input-damaged', 'The document is protected with a password, or is of the old .doc format.', {
      hint: 'Save it as .docx without a password and upload it again.',
    })
  }
  const entries = zipEntries(bytes)
  if (entries === null) throw damaged()
  if (unzippedSize(entries) > mostUnzipped) throw tooLarge()
  const text = textOfXml(unpack(bytes, entries, 'word/document.xml'))
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new InputError('text-not-found', 'The document holds no text.', {
      hint: 'Where its pages are pictures, save it as PDF and upload that.',
    })
  }
  return text
}
