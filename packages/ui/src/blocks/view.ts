import type { BlockKind, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import type { ComponentType, LazyExoticComponent } from 'react'

/** The input of a result, as far as views may show it. */
export interface BlockInput {
  name: string | null
  mediaType: string | null
  /** Signed and expiring; null for text inputs. */
  url: string | null
  text: string | null
}

export interface ViewProps<Kind extends BlockKind> {
  block: BlockOf<Kind>
  input: BlockInput
}

export type View<Kind extends BlockKind> =
  | ComponentType<ViewProps<Kind>>
  | LazyExoticComponent<ComponentType<ViewProps<Kind>>>
