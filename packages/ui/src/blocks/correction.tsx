import { createContext, type ReactNode, useContext } from 'react'

/** What a reader may do with a result's values; a place is 'block.field' or 'block.row.column', each counted from 0. */
export interface Corrections {
  /** Null says that the value is not on the document. Rejects where it could not be kept. */
  correct: (place: string, value: string | null) => Promise<void>
  undo: (place: string) => Promise<void>
}

const CorrectionContext = createContext<Corrections | null>(null)
const BlockIndexContext = createContext<number | null>(null)

/** Lets the values of the blocks within be put right; null where this reader may not. */
export function CorrectionProvider({
  corrections,
  children,
}: {
  corrections: Corrections | null
  children: ReactNode
}) {
  return <CorrectionContext value={corrections}>{children}</CorrectionContext>
}

/** Says which block of the result is within. */
export function BlockIndex({ index, children }: { index: number | undefined; children: ReactNode }) {
  return <BlockIndexContext value={index ?? null}>{children}</BlockIndexContext>
}

/** The corrections of this block's values, by their place in it; null where they cannot be corrected. */
export function useCorrections(): Corrections | null {
  const all = useContext(CorrectionContext)
  const index = useContext(BlockIndexContext)
  if (all === null || index === null) return null
  return {
    correct: (place, value) => all.correct(`${index}.${place}`, value),
    undo: (place) => all.undo(`${index}.${place}`),
  }
}
