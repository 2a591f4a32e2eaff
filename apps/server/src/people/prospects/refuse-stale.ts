import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { PersonRow } from '../../database/schema/people.ts'
import type { ProspectChange, ProspectFields } from './prospect-change.ts'

/** The fields' names on the screens. */
const words: Record<keyof ProspectFields, string> = {
  name: 'name',
  email: 'e-mail',
  org: 'organization',
  phone: 'phone',
  interested_in: 'interests',
  stage: 'stage',
  owner: 'owner',
  tags: 'tags',
  nextStep: 'next step',
  nextStepOn: 'day of the next step',
}

const storedFields = (person: PersonRow): Required<ProspectFields> => ({
  name: person.name,
  email: person.email,
  org: person.org,
  phone: person.phone,
  interested_in: person.interestedIn,
  stage: person.stage,
  owner: person.ownerId ?? '',
  tags: person.tags,
  nextStep: person.nextStep,
  nextStepOn: person.nextStepOn ?? '',
})

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Refuses to overwrite another person's change that the author has not seen. Throws 'conflict'. */
export function refuseStale(person: PersonRow, { seen = {}, ...change }: ProspectChange): void {
  const stored = storedFields(person)
  const fields = keysOf(words)
  const stale = fields.filter(
    (field) => seen[field] !== undefined && !same(seen[field], stored[field]) && !same(change[field], stored[field]),
  )
  if (stale.length === 0) return
  const changed = stale.map((field) => words[field]).join(', ')
  throw new RequestError('conflict', `Somebody else changed this meanwhile: ${changed}.`, {
    hint: 'It is shown as it is now. Save again to replace it.',
  })
}
