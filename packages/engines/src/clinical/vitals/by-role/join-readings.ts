import { countEach } from '@vitrine/basics/tally.ts'
import type { ReadDocument } from '../../../documents/document.ts'
import { chancesOfClasses } from '../../roles/likely-class.ts'
import type { Stretch } from '../../roles/stretches.ts'
import { knownOfVitals } from '../../roles/vital-roles.ts'
import { weighRecord } from '../../roles/weigh-record.ts'
import { timeIn } from '../find-vitals.ts'
import { latestOf } from '../latest-of.ts'
import type { MeasuredValue } from '../measured-value.ts'
import { occasionOf } from '../occasion.ts'
import type { PlacedVital } from '../placed-vital.ts'
import { readVitals } from '../read-vitals.ts'
import type { VitalName } from '../vital-kinds.ts'
import { readingCandidates } from './judge-readings.ts'
import trust from './trust.json' with { type: 'json' }

/** From how likely it is none a reading that the rules found is left out. */
const mostNone = 0.9
/** A reading of the network alone whose time is less likely told right is left out. */
const leastFurther = 0.5
/** From here on the network says of when a reading is: where the rules say when, and where they found two and nothing that tells the later. */
const leastChanged = { told: 0.7, untold: 0.5 } as const

/** What the rules are less sure of for reasons that the network does not see. */
const doubtful = 0.5

/** The signs of which the rules found several current readings whose clock times tell the latest. */
const chartedIn = (ruled: readonly PlacedVital[]): ReadonlySet<VitalName> =>
  new Set(
    [
      ...Map.groupBy(
        ruled.filter(({ standing }) => standing === 'current'),
        ({ name }) => name,
      ),
    ].flatMap(([name, own]) => (own.length > 1 && latestOf(own) !== null ? [name] : [])),
  )

const standings = { now: 'current', other: 'earlier' } as const
interface Likeliest {
  is: 'now' | 'other'
  chance: number
}

/** A reading of the network alone. */
function further(name: VitalName, { row, start, end, page, box, text }: Stretch, measured: MeasuredValue) {
  const { start: _start, end: _end, ...value } = measured
  const occasion = occasionOf(row.text, start, end)
  return { ...value, name, time: timeIn(row.text), occasion, page, box, text }
}

/** Of when the rules' reading is, by what the network takes it for. Goals stay goals, and of a chart the latest is marked where it is shown. */
function standingOf(
  { standing, confidence }: PlacedVital,
  best: Likeliest,
  { isCharted, isOnly }: { isCharted: boolean; isOnly: boolean },
): PlacedVital['standing'] {
  // Of several that the rules put in order the last is left, however doubtful each is.
  const least = leastChanged[confidence <= doubtful && !isOnly ? 'untold' : 'told']
  const isKept = standing === 'target' || (isCharted && standing === 'current') || best.chance < least
  return isKept ? standing : standings[best.is]
}

/** The vital signs of a document by rules and network: what the network adds, what it leaves out, and of when each is. */
export async function vitalsByRole(document: ReadDocument, signal?: AbortSignal): Promise<PlacedVital[]> {
  const ruled = readVitals(document)
  const weighed = await weighRecord(document, knownOfVitals(ruled), signal && { signal })
  if (weighed === null) return ruled
  const charted = chartedIn(ruled)
  const current = countEach(ruled.flatMap(({ name, standing }) => (standing === 'current' ? [name] : [])))
  return readingCandidates(weighed, ruled).flatMap(({ candidate, signs }): PlacedVital[] => {
    const { none = 0, now = 0, other = 0 } = chancesOfClasses(trust, signs)
    const best: Likeliest = now >= other ? { is: 'now', chance: now } : { is: 'other', chance: other }
    if (candidate.ruled === null) {
      const { name, stretch, measured } = candidate
      const confidence = best.chance * stretch.legibility
      return best.chance < leastFurther
        ? []
        : [{ ...further(name, stretch, measured), standing: standings[best.is], confidence }]
    }
    if (none >= mostNone) return []
    const isCharted = charted.has(candidate.ruled.name)
    const isOnly = (current.get(candidate.ruled.name) ?? 0) === 1
    const standing = standingOf(candidate.ruled, best, { isCharted, isOnly })
    // A chart's reading of any time is one.
    const confidence = isCharted ? 1 - none : standing === 'current' ? now : other
    // Of two readings of which nothing tells the later, none is sure: the network sees each by itself.
    const most = candidate.ruled.confidence <= doubtful ? candidate.ruled.confidence : 1
    return [{ ...candidate.ruled, standing, confidence: Math.min(most, confidence) }]
  })
}
