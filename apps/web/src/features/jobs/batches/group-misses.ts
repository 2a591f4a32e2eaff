import type { Miss } from '@vitrine/contracts/analyses/batch-report.ts'
import type { Box } from '@vitrine/contracts/blocks/place.ts'

/** What was missed of one item of a batch. */
export interface ItemMisses extends Pick<Miss, 'position' | 'name' | 'analysisId'> {
  misses: readonly Miss[]
  /** The page on which the first wrong value was read, with those read there; the first page if none was read. */
  picture: { url: string; mediaType: string; page: number; boxes: Box[] } | null
}

function pictureOf(misses: readonly Miss[]): ItemMisses['picture'] {
  const given = misses.find(({ picture }) => picture)?.picture
  if (!given) return null
  const places = misses.flatMap(({ picture }) => picture?.place ?? [])
  const page = places[0]?.page ?? 1
  const boxes = places.filter((place) => place.page === page).map(({ box }) => box)
  return { url: given.url, mediaType: given.mediaType, page, boxes }
}

/** The misses by item, in the order of the items. */
export function groupMisses(misses: readonly Miss[]): ItemMisses[] {
  return [...Map.groupBy(misses, ({ position }) => position).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { position, name, analysisId } = first
    return [{ position, name, analysisId, misses: own, picture: pictureOf(own) }]
  })
}
