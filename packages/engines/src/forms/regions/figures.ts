import type { Span } from '../rows/search-rows.ts'

const rateOrDate =
  /\d+(?:[.,]\d+)?\s?%|\d{1,4}([/.-])\d{1,2}\1\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,9}\.?,? \d{4}/gu

/** A digit that is not part of a rate or a date: 'CGST @ 2.5 %' and 'Total due by 5 May 2026' have none. */
export const hasFigure = (text: string): boolean => /\d/.test(text.replace(rateOrDate, ''))

/** '20 % on 110.48', 'al 22% su 3.796,00': the sum that a rate applies to. */
const base =
  /\d+(?:[.,]\d+)?\s?%\s+(?:on|of|sur|su|auf|aus|von|sobre|over|van)\s+\p{Sc}?\s?\d[\d.,'\s]*(?:\p{Sc}|[A-Z]{3}\b)?$/u

/** Whether words after a label end in the base of a rate: then the answer is in the next column. */
export const endsInBase = (text: string): boolean => base.test(text.trim())

/** Only a number and a currency's sign or letters. */
export const isFigure = ({ text }: Span): boolean => /\d/.test(text) && !/\p{L}{4}/u.test(text)

/** A sum with cents, not a document's number: '4.000,00'. */
export const hasMoney = (text: string): boolean => /(?<![\d.,/])\d[\d.,' ]*[.,]\d{2}(?![\d.,/%]|\s?%)/.test(text)
