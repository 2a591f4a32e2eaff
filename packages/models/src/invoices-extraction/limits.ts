/** A longer document is seldom one invoice, and each scanned page takes about a second. */
export const maxPages = 20
