import type { Person } from '@vitrine/contracts/people/person.ts'

/** Tells people of one name apart, in the names of controls. */
export const whoIs = ({ name, email }: Pick<Person, 'name' | 'email'>): string =>
  name && name !== email ? `${name}, ${email}` : email
