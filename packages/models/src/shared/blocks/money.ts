const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 1284.5 in EUR as '1,284.50 EUR'. `currency`: ISO 4217 code; null if the document names none. */
export const money = (amount: number, currency: string | null): string =>
  currency === null ? decimals.format(amount) : `${decimals.format(amount)} ${currency}`
