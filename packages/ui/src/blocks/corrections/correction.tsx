import { createContext, type ReactNode, useContext } from 'react'

/** Correcting a result's values; a place is 'block.field' or 'block.row.column', each counted from 0. */
export interface Corrections {
  /** Null means that the value is not on the document. Rejects if it could not be saved. */
  correct: (place: string, value: string | null) => Promise<void>
  undo: (place: string) => Promise<void>
}

const CorrectionContext = createContext<Corrections | null>(null)
const BlockIndexContext = createContext<number | null>(null)

/** Makes the values of the blocks inside correctable; null if this reader may not correct. */
export function CorrectionProvider({
  corrections,
  children,
}: {
  corrections: Corrections | null
  children: ReactNode
}) {
  return <CorrectionContext value={corrections}>{children}</CorrectionContext>
}

/** Provides the index of the block inside. */
export function BlockIndex({ index, children }: { index: number | undefined; children: ReactNode }) {
  return <BlockIndexContext value={index ?? null}>{children}</BlockIndexContext>
}

/** The corrections of this block, by place within the block; null if its values cannot be corrected. */
export function useCorrections(): Corrections | null {
  const all = useContext(CorrectionContext)
  const index = useContext(BlockIndexContext)
  if (all === null || index === null) return null
  return {
    correct: (place, value) => all.correct(`${index}.${place}`, value),
    undo: (place) => all.undo(`${index}.${place}`),
  }
}
