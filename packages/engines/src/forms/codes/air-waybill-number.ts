/** Three digits of the airline, seven of the waybill, and the remainder of those seven modulo 7 (IATA resolution 600a). */
export const isAirWaybillNumber = (text: string): boolean =>
  /^\d{3}-\d{8}$/.test(text) && Number(text.slice(4, 11)) % 7 === Number(text.at(-1))
