import type { Stage } from '@vitrine/contracts/people/pipeline.ts'

/** The fields of a prospect that sales may change. */
export interface ProspectFields {
  name?: string | undefined
  email?: string | undefined
  org?: string | undefined
  phone?: string | undefined
  interested_in?: string | undefined
  stage?: Stage | undefined
  /** Id of an account; '' for nobody. */
  owner?: string | undefined
  tags?: readonly string[] | undefined
  nextStep?: string | undefined
  /** '' for no day. */
  nextStepOn?: string | undefined
}

/** Only the fields that are present change. */
export interface ProspectChange extends ProspectFields {
  /** The values that the author saw: one that somebody else has changed since is not overwritten. */
  seen?: ProspectFields | undefined
}
