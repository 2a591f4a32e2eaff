import { admitAll } from '../../accounts/limits/limit-calls.ts'
import { createSealer } from '../../secrets/sealer.ts'

/** Options of the accounts service that most tests do not care about. */
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
