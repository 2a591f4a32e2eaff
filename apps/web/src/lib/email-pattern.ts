/** Something, an at sign, a host with a dot: whether it exists only the mail can tell. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
