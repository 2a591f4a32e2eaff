/** What a part of a clinical document is about, whatever its heading says. */
export type SectionKind =
  | 'reason'
  | 'history'
  | 'past'
  | 'medicines'
  | 'allergies'
  | 'social'
  | 'family'
  | 'symptoms'
  | 'vitals'
  | 'exam'
  | 'results'
  | 'assessment'
  | 'assessment-and-plan'
  | 'plan'
  | 'follow-up'
  | 'other'

export interface Section {
  kind: SectionKind
  /** As it stands in the document; null for what comes before the first heading. */
  heading: string | null
  /** Characters of its body, without the heading. */
  start: number
  end: number
}

// The first that matches wins: 'past medical history' before 'history'.
const headings: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'reason',
    /^(?:chief complaints?|cc|c\/o|pc|rfv|adm(?:itted)? w(?:ith|\/)|presenting complaints?|reason for .{3,30}|complaints?|referral reason|presents? with|indications?)$/,
  ],
  ['family', /^(?:family (?:medical )?history|fhx?|family hx)$/],
  ['social', /^(?:social (?:history|hx)|shx?|habits|occupation|lifestyle|substance use|family and social history)$/],
  [
    'past',
    /^(?:past (?:medical |surgical |psychiatric |ocular |obstetric(?:al)? )?(?:history|hx|illnesses)|(?:medical|surgical|psychiatric|obstetric(?:al)?|gyn(?:a?ecolog(?:ic|ical|y))?) history|pmhx?|pshx?|psh|hx|problem list|active problems|co-?morbidities|background|medical and surgical history|medical|surgical)$/,
  ],
  [
    'medicines',
    /^(?:(?:current|home|discharge|admission|regular|present|active|outpatient|new|preadmission) )?(?:medications?|medicines|meds|drugs|prescriptions?|drug history|dhx?|medication list|medications? on (?:discharge|admission)|medications? prescribed)(?: list)?$/,
  ],
  [
    'allergies',
    /^(?:(?:drug |known |medication )?all(?:ergy|ergies)(?: and (?:intolerances|adverse reactions))?|adverse reactions|drug sensitivities)$/,
  ],
  ['symptoms', /^(?:review of systems?|ros|symptoms?|systems review)$/],
  ['vitals', /^(?:vitals?|vital signs?(?: \(.{1,20}\))?|vitals reviewed|observations|triage vitals|measurements)$/],
  [
    'exam',
    /^(?:(?:physical |clinical |general |focused )?exam(?:ination)?(?: findings)?|objective|pe|o\/e|oe|obs|on examination|physical findings|mental status(?: exam(?:ination)?)?)$/,
  ],
  [
    'results',
    /^(?:results?|lab(?:s|oratory)?(?: (?:data|results|findings|studies|values))?|imaging(?: (?:studies|results))?|investigations|radiology|(?:diagnostic )?(?:studies|tests|data|results)|x-?rays?|ekg|ecg|echocardiogram|pathology|procedures?(?: performed)?|findings|test results)$/,
  ],
  [
    'assessment-and-plan',
    /^(?:assessment (?:and|&|\/) ?(?:plan|recommendations?)|a ?(?:&|\/|and) ?p|impression (?:and|&|\/) ?(?:plan|recommendations?)|assessment ?\/ ?plan|diagnos[ie]s and plan)$/,
  ],
  [
    'assessment',
    /^(?:(?:clinical |final |overall )?(?:assessment|impression|conclusions?)|(?:(?:final|discharge|admission|admitting|primary|secondary|principal|working|provisional|preoperative|postoperative|differential) )?diagnos[ie]s|opinion|impr?|d?dx)$/,
  ],
  [
    'follow-up',
    /^(?:follow-? ?up(?: (?:plan|instructions|care|appointments?))?|(?:patient |discharge |follow-? ?up )?instructions|return (?:visit|precautions)|appointments?|disposition|safety net(?:ting)?|next (?:visit|steps|appointment))$/,
  ],
  [
    'plan',
    /^(?:(?:treatment |management |care |discharge )?plan(?: of care)?|treatments?|recommendations?|management|orders|actions|plan and recommendations|advice|therapy|rx|tx)$/,
  ],
  [
    'history',
    /^(?:history(?: of (?:the )?(?:present|presenting) (?:illness|complaint))?|hpi|present illness|subjective|interval history|clinical (?:course|history|details|summary)|(?:hospital|emergency (?:department|room)|ed|er) course|course(?: in (?:hospital|the ed))?|history of presenting complaint|narrative|presentation|s)$/,
  ],
]

const longestHeading = 45
const headingLine = /^[ \t]*(?:[•*#-]+[ \t]*|\d{1,2}[.)][ \t]*)?(\p{L}[\p{L} &/(),'’-]{0,60}?)[ \t]*(:| [-–](?= )|$)/u

export function kindOf(heading: string): SectionKind | null {
  const plain = heading.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return headings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

function headingOf(line: string): { kind: SectionKind; heading: string; length: number } | null {
  const match = headingLine.exec(line.trimEnd())
  const heading = match?.[1]?.trim()
  if (!match || heading === undefined || heading.length > longestHeading) return null
  const kind = kindOf(heading)
  const capitals = heading.length > 3 && heading === heading.toUpperCase()
  const alone = match[0].trim() === line.trim()
  if (kind !== null) {
    // 'Plan' may open a sentence: without a colon a known heading stands alone on its line.
    return alone || match[2] !== '' ? { kind, heading, length: match[0].length } : null
  }
  // A line in capitals alone is a heading of something we have no kind for; 'HIV' in a list is none.
  if (capitals && alone && /\s|.{7}/.test(heading)) return { kind: 'other', heading, length: match[0].length }
  return null
}

// 'PMH HTN, AF', 'Imp: CAP. Plan - home': notes in shorthand run on, and want no colon after letters that stand for a heading.
const runOn = /(?<=[.;)] )(?=(?:\p{L}[\p{L}/&+]*(?: (?:and |& )?\p{L}+){0,2}) ?(?::| [-–] ))/u

/** Lines with their breaks, cut once more where a heading follows within one. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/).flatMap((line) => line.split(runOn))

const shortHeading =
  /^[ \t]*(pmhx?|psh|o\/e|c\/o|pc|imp(?:ression)?|ddx|dx|rx|tx|dhx?|fhx?|shx?)(?=\s)(?!\s+(?:of|is|was)\b)/iu

function shortHeadingOf(line: string): { kind: SectionKind; heading: string; length: number } | null {
  const match = shortHeading.exec(line)
  const kind = match?.[1] === undefined ? null : kindOf(match[1])
  return match?.[1] === undefined || kind === null ? null : { kind, heading: match[1], length: match[0].length }
}

const closing =
  /^[ \t]*(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:kind|best|warm)\b.{0,25}\bregards|sincerely|regards|(?:electronically )?signed\b|dictated (?:by|and)|transcribed by)\b/iu

/** What follows a letter's close belongs to none of its sections. */
const closingOf = (line: string): { kind: SectionKind; heading: string; length: number } | null =>
  closing.test(line) ? { kind: 'other', heading: line.trim(), length: line.length } : null

/** Cuts a clinical document at its headings. A text without any is one section of kind 'other'. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = []
  let open: Section = { kind: 'other', heading: null, start: 0, end: text.length }
  let offset = 0
  for (const line of linesOf(text)) {
    const found = headingOf(line) ?? shortHeadingOf(line) ?? closingOf(line)
    if (found !== null) {
      open.end = offset
      sections.push(open)
      open = { kind: found.kind, heading: found.heading, start: offset + found.length, end: text.length }
    }
    offset += line.length
  }
  open.end = text.length
  sections.push(open)
  return sections.filter((section) => text.slice(section.start, section.end).trim() !== '' || section.heading !== null)
}
