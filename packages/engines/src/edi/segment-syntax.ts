/** The syntax of one element of a segment: X12 004010. */
export interface ElementSyntax {
  name: string
  mandatory?: boolean
  /** AN text, ID code, N0 whole number, R decimal, DT date (CCYYMMDD or YYMMDD), TM time (HHMM or HHMMSS). */
  type: 'AN' | 'ID' | 'N0' | 'R' | 'DT' | 'TM'
  min: number
  max: number
  /** The only values allowed, where the list is short. */
  codes?: readonly string[]
}

type Row = readonly [
  name: string,
  type: ElementSyntax['type'],
  min: number,
  max: number,
  mandatory?: 'M' | 'O',
  codes?: string,
]

const rows = (...list: readonly Row[]): ElementSyntax[] =>
  list.map(([name, type, min, max, mandatory = 'O', codes]) => ({
    name,
    type,
    min,
    max,
    ...(mandatory === 'M' && { mandatory: true }),
    ...(codes !== undefined && { codes: codes.split(' ') }),
  }))

/** Qualifier and number, as LIN repeats them. */
const productPairs = (count: number): Row[] =>
  Array.from({ length: count }).flatMap((): Row[] => [
    ['product id qualifier', 'ID', 2, 2],
    ['product id', 'AN', 1, 48],
  ])

/** The segments that a ship notice uses, element by element. */
export const segmentSyntax: Readonly<Record<string, readonly ElementSyntax[]>> = {
  ISA: rows(
    ['authorization qualifier', 'ID', 2, 2, 'M'],
    ['authorization information', 'AN', 10, 10, 'M'],
    ['security qualifier', 'ID', 2, 2, 'M'],
    ['security information', 'AN', 10, 10, 'M'],
    ['sender qualifier', 'ID', 2, 2, 'M'],
    ['sender id', 'AN', 15, 15, 'M'],
    ['receiver qualifier', 'ID', 2, 2, 'M'],
    ['receiver id', 'AN', 15, 15, 'M'],
    ['date', 'DT', 6, 6, 'M'],
    ['time', 'TM', 4, 4, 'M'],
    ['control standard', 'AN', 1, 1, 'M'],
    ['control version', 'ID', 5, 5, 'M'],
    ['control number', 'N0', 9, 9, 'M'],
    ['acknowledgment requested', 'ID', 1, 1, 'M', '0 1'],
    ['usage', 'ID', 1, 1, 'M', 'P T I'],
    ['component separator', 'AN', 1, 1, 'M'],
  ),
  GS: rows(
    ['functional id', 'ID', 2, 2, 'M', 'SH'],
    ['sender code', 'AN', 2, 15, 'M'],
    ['receiver code', 'AN', 2, 15, 'M'],
    ['date', 'DT', 8, 8, 'M'],
    ['time', 'TM', 4, 8, 'M'],
    ['control number', 'N0', 1, 9, 'M'],
    ['agency', 'ID', 1, 2, 'M', 'X T'],
    ['version', 'AN', 1, 12, 'M'],
  ),
  ST: rows(['transaction set', 'ID', 3, 3, 'M', '856'], ['control number', 'AN', 4, 9, 'M']),
  BSN: rows(
    ['purpose', 'ID', 2, 2, 'M', '00 01 02 03 04 05 06 07 14 18'],
    ['shipment id', 'AN', 2, 30, 'M'],
    ['date', 'DT', 8, 8, 'M'],
    ['time', 'TM', 4, 8, 'M'],
    ['hierarchical structure', 'ID', 4, 4, 'O'],
  ),
  HL: rows(
    ['id', 'AN', 1, 12, 'M'],
    ['parent id', 'AN', 1, 12],
    ['level', 'ID', 1, 2, 'M'],
    ['has children', 'ID', 1, 1, 'O', '0 1'],
  ),
  TD1: rows(
    ['packaging', 'AN', 3, 5],
    ['lading quantity', 'N0', 1, 7],
    ['commodity qualifier', 'ID', 1, 1],
    ['commodity', 'AN', 1, 30],
    ['lading description', 'AN', 1, 50],
    ['weight qualifier', 'ID', 1, 2],
    ['weight', 'R', 1, 10],
    ['weight unit', 'ID', 2, 2],
  ),
  TD3: rows(
    ['equipment', 'ID', 2, 2],
    ['equipment initial', 'AN', 1, 4],
    ['equipment number', 'AN', 1, 10],
    ['weight qualifier', 'ID', 1, 2],
    ['weight', 'R', 1, 10],
    ['weight unit', 'ID', 2, 2],
    ['ownership', 'ID', 1, 1],
    ['seal status', 'ID', 2, 2],
    ['seal number', 'AN', 2, 15],
  ),
  TD5: rows(
    ['routing sequence', 'ID', 1, 2],
    ['carrier qualifier', 'ID', 1, 2],
    ['carrier code', 'AN', 2, 80],
    ['transport mode', 'ID', 1, 2],
    ['routing', 'AN', 1, 35],
  ),
  REF: rows(['reference qualifier', 'ID', 2, 3, 'M'], ['reference', 'AN', 1, 30], ['description', 'AN', 1, 80]),
  DTM: rows(['date qualifier', 'ID', 3, 3, 'M'], ['date', 'DT', 8, 8], ['time', 'TM', 4, 8]),
  FOB: rows(['payment method', 'ID', 2, 2, 'M']),
  N1: rows(['entity', 'ID', 2, 3, 'M'], ['name', 'AN', 1, 60], ['id qualifier', 'ID', 1, 2], ['id', 'AN', 2, 80]),
  N2: rows(['name', 'AN', 1, 60, 'M'], ['name', 'AN', 1, 60]),
  N3: rows(['address', 'AN', 1, 55, 'M'], ['address', 'AN', 1, 55]),
  N4: rows(
    ['city', 'AN', 2, 30],
    ['state', 'ID', 2, 2],
    ['postal code', 'ID', 3, 15],
    ['country', 'ID', 2, 3],
    ['location qualifier', 'ID', 1, 2],
    ['location', 'AN', 1, 30],
  ),
  PRF: rows(
    ['purchase order', 'AN', 1, 22, 'M'],
    ['release', 'AN', 1, 30],
    ['change order', 'AN', 1, 8],
    ['date', 'DT', 8, 8],
  ),
  MAN: rows(['mark qualifier', 'ID', 1, 2, 'M'], ['mark', 'AN', 1, 48, 'M'], ['mark', 'AN', 1, 48]),
  LIN: rows(['line', 'AN', 1, 20], ...productPairs(6)),
  SN1: rows(
    ['line', 'AN', 1, 20],
    ['units shipped', 'R', 1, 10, 'M'],
    ['unit', 'ID', 2, 2, 'M'],
    ['shipped to date', 'R', 1, 15],
    ['units ordered', 'R', 1, 9],
    ['unit ordered', 'ID', 2, 2],
  ),
  PO4: rows(['pack', 'N0', 1, 6], ['size', 'R', 1, 8], ['unit', 'ID', 2, 2]),
  PID: rows(
    ['kind', 'ID', 1, 1, 'M', 'F S X'],
    ['characteristic', 'ID', 2, 3],
    ['agency', 'ID', 2, 2],
    ['code', 'AN', 1, 12],
    ['description', 'AN', 1, 80],
  ),
  CTT: rows(['number of HL segments', 'N0', 1, 6, 'M'], ['hash total', 'R', 1, 10]),
  SE: rows(['number of segments', 'N0', 1, 10, 'M'], ['control number', 'AN', 4, 9, 'M']),
  GE: rows(['number of transaction sets', 'N0', 1, 6, 'M'], ['control number', 'N0', 1, 9, 'M']),
  IEA: rows(['number of groups', 'N0', 1, 5, 'M'], ['control number', 'N0', 9, 9, 'M']),
}
