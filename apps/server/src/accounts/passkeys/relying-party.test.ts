import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

test.each([
  ['https://vitrine.example/', { id: 'vitrine.example', origin: 'https://vitrine.example' }],
  ['https://vitrine.example:8443/shop', { id: 'vitrine.example', origin: 'https://vitrine.example:8443' }],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  [undefined, { id: 'localhost', origin: 'http://localhost:9090' }],
  ['http://vitrine.example', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]:8443', null],
])('of %s passkeys are bound to %j', (PUBLIC_URL, party) => {
  expect(relyingParty({ PUBLIC_URL, PORT: 9090 }, 'Vitrine')).toEqual(party && { ...party, name: 'Vitrine' })
})
