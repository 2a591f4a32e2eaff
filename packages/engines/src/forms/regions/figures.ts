import type { Span } from '../rows/search-rows.ts'

const rateOrDate =
  /\d+(?:[.,]\d+)?\s?%|\d{1,4}([/.-])\d{1,2}\1\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,9}\.?,? \d{4}/gu

/** A digit that is no part of a rate or a date: 'CGST @ 2.5 %' and 'Total due by 5 May 2026' have none. */
export const hasFigure = (text: string): boolean => /\d/.test(text.replace(rateOrDate, ''))

/** Nothing but a number, and a currency's sign or letters. */
export const isFigure = ({ text }: Span): boolean => /\d/.test(text) && !/\p{L}{4}/u.test(text)
