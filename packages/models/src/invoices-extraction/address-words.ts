import type { Word } from '@vitrine/engines/documents/document.ts'
import { nearlyEqual } from '@vitrine/engines/documents/fields/text-key.ts'

/** What tells an address line on a receipt; matched on the comparable form. */
export const addressWord =
  /^\W*no\b|\b(?:lot|jalan|jln|jl|lorong|lrg|taman|tmn|street|st|road|rd|avenue|ave|floor|flr|block|blk|level|bandar|kampung|kg|batu|persiaran|lebuh|lebuhraya|wisma|plaza|mall|centre|center|gf|ground|seksyen|section|kawasan|strasse|str|rue|platz|unit|suite|drive|lane|selangor|kuala|johor|penang|perak|melaka)\b|\b\d{5}\b/

/** Common words of postal addresses in Malay and English, and places that many addresses name. */
const known =
  'JALAN TAMAN LORONG BANDAR KAMPUNG PERSIARAN LEBUH WISMA PLAZA KAWASAN PERINDUSTRIAN SEKSYEN PUSAT PERNIAGAAN BAWAH TINGKAT GROUND FLOOR STREET AVENUE CENTRE SHOPPING COMPLEX UTAMA INDAH JAYA PERMAI PERMAS UTARA SELATAN TIMUR BARAT PERDANA BUKIT SUNGAI KUALA LUMPUR SELANGOR DARUL EHSAN JOHOR BAHRU PENANG PULAU PINANG PERAK MELAKA KEDAH PAHANG SABAH SARAWAK NEGERI SEMBILAN SEREMBAN KLANG SHAH ALAM PETALING SUBANG CHERAS KEPONG PUCHONG KAJANG AMPANG SETAPAK DAMANSARA SERI KEMBANGAN BALAKONG RAWANG SERDANG MALAYSIA WILAYAH PERSEKUTUAN IPOH MASAI SKUDAI SENTOSA DESA MUTIARA MALURI'.split(
    ' ',
  )

/** The line with misread letters of such words put right; numbers and names stay as they were read. */
export function repairAddress(words: readonly Word[]): string {
  return words.map(repairWord).join(' ')
}

function repairWord({ text, confidence }: Word): string {
  const match = /^(\W*)([\p{L}\d]{5,})(\W*)$/u.exec(text)
  const [, before = '', core = '', after = ''] = match ?? []
  const upper = core.toUpperCase()
  if (match === null || confidence > 0.95 || known.includes(upper)) return text
  // An exact word is right as it is.
  const near = known.filter((word) => nearlyEqual(upper, word, word.length >= 8 ? 2 : 1))
  const [only] = near
  if (only === undefined || near.length > 1) return text
  const lower = core === core.toLowerCase() || /^\p{Lu}?\p{Ll}/u.test(core)
  return before + (lower ? only.charAt(0) + only.slice(1).toLowerCase() : only) + after
}
