/** A text's letters and digits without accents and of usual width: 'Ｖíｔｒｉｎｅ' is 'Vitrine'. */
export const plainLetters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')
