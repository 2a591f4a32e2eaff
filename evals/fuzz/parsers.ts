import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { readDocx } from '@vitrine/engines/documents/docx/read-docx.ts'
import { withPdf } from '@vitrine/engines/documents/pdf/open-pdf.ts'
import { wordsOfPdfPage } from '@vitrine/engines/documents/pdf/page-words.ts'
import { parseInterchange } from '@vitrine/engines/edi/parse-interchange.ts'
import { readShipNotice } from '@vitrine/engines/edi/read-ship-notice.ts'
import { validateInterchange } from '@vitrine/engines/edi/validate-interchange.ts'
import { decodeText } from '@vitrine/engines/tables/decode-text.ts'
import { readTable } from '@vitrine/engines/tables/read-table.ts'
import { readWorkbook } from '@vitrine/engines/tables/read-workbook.ts'
import { decodeImage } from '@vitrine/engines/vision/decode-image.ts'

type Parser = (bytes: Uint8Array) => unknown

const readSheets: Parser = async (bytes) => readWorkbook(bytes)

const picture: Parser = (bytes) => decodeImage(bytes, 64, 64)

const sound: Parser = (bytes) => readSound(bytes, { rate: 16_000, minSeconds: 0.01, maxSeconds: 1200 })

const pdf: Parser = (bytes) =>
  withPdf(bytes, async (file) => {
    for (let number = 1; number <= Math.min(file.numPages, 20); number += 1)
      await wordsOfPdfPage(await file.getPage(number), number)
  })

const shipNotice: Parser = (bytes) => {
  const interchange = parseInterchange(decodeText(bytes).text)
  validateInterchange(interchange)
  return readShipNotice(interchange)
}

/** What reads strangers' files, without what looks at their content; by the endings of the models' samples. */
export const parsers: Readonly<Record<string, Parser>> = {
  pdf,
  docx: async (bytes) => readDocx(bytes),
  xlsx: readSheets,
  csv: (bytes) => readTable(bytes, { maxRows: 100_000 }),
  txt: async (bytes) => decodeText(bytes),
  edi: shipNotice,
  jpg: picture,
  png: picture,
  mp3: sound,
  wav: sound,
}
