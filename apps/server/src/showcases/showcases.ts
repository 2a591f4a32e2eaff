import type { Actor } from '../audit/actor.ts'
import type { ShowcaseReader } from './find-showcase.ts'
import { listShowcases } from './list-showcases.ts'
import { makeShowcase, type NewShowcase, type ShowcaseMaker } from './make-showcase.ts'
import { noteShared } from './note-shared.ts'
import { openShowcase } from './open-showcase.ts'
import { revokeShowcase } from './revoke-showcase.ts'
import { runShowcaseSample, type ShowcaseRun } from './run-showcase-sample.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

/** Tracked showcase links: one function per file, bound to its dependencies. */
export const openShowcases = (parts: ShowcaseParts) => ({
  make: (personId: string, asked: NewShowcase, maker: ShowcaseMaker) => makeShowcase(parts, personId, asked, maker),
  list: (personId: string) => listShowcases(parts, personId),
  revoke: (personId: string, linkId: string, actor: Actor) => revokeShowcase(parts, personId, linkId, actor),
  open: (token: string, user: ShowcaseReader) => openShowcase(parts, token, user),
  run: (token: string, run: ShowcaseRun) => runShowcaseSample(parts, token, run),
  noteShared: (token: string, user: ShowcaseReader) => noteShared(parts, token, user),
})

export type Showcases = ReturnType<typeof openShowcases>
