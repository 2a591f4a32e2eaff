import type { Stage } from '@vitrine/contracts/people/pipeline.ts'

/** What sales may change of a prospect. */
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

/** Only what is given changes. */
export interface ProspectChange extends ProspectFields {
  /** What its author saw in the fields: one that somebody else changed meanwhile is not written over. */
  seen?: ProspectFields | undefined
}
