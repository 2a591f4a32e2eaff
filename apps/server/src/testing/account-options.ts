import { admitAll } from '../accounts/limit-calls.ts'
import { createSealer } from '../secrets/sealer.ts'

/** What the service of accounts needs besides a database and a clock, and most tests have no opinion of. */
export const accountOptions = {
  secret: 'a secret of the test, which has 40 signs',
  previousSecrets: [],
  place: { baseUrl: 'http://vitrine.test', product: 'Vitrine' },
  totpSealer: createSealer('a secret of the test', 'authenticator apps'),
  needsSecondStep: () => false,
  party: null,
  provider: null,
  admit: admitAll,
  sealer: createSealer('a secret of the test', 'mailed passwords'),
}
