/** Whatever programs end a line at (Unicode's newline guidelines), a carriage return and line feed as one. */
export const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
