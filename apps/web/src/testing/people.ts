import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Person, Prospect } from '@vitrine/contracts/people/person.ts'
import { session } from '../lib/session/current-session.ts'
import { answer } from './answer.ts'
import { signIn } from './sign-in.ts'

/** From now on somebody with this role is signed in. */
export function signedInAs(role: Role) {
  const given: SignIn = { ...signIn, user: { ...signIn.user, role } }
  window.localStorage.setItem('userData', JSON.stringify(given.user))
  window.localStorage.setItem('loginTime', String(Date.now()))
  window.localStorage.setItem('accessToken', given.accessToken)
  window.localStorage.setItem('refreshToken', given.refreshToken)
  window.localStorage.setItem('tokenExpiresAt', given.tokenExpiresAt)
  session.restore()
}

/** The colleagues and tags that every page of prospects offers. */
export function answerStaffAndTags() {
  answer('listStaff', { items: [{ id: 's1', name: 'Sam Sales' }] })
  answer('listTags', { items: ['big', 'looms'] })
}

/** A pending request. */
export const grace: Person = {
  id: 'p1',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  org: 'US Navy',
  phone: '15550100',
  type: 'general',
  interested_in: 'Logistics,Other: compilers',
  status: 'pending',
  role: null,
  profile_img_url: null,
  isPasswordTemporary: null,
  invitationEndsAt: null,
  heldAt: null,
  timesAsked: 1,
  lastAskedAt: '2026-03-01T10:00:00.000Z',
  stage: 'new',
  owner: null,
  tags: [],
  nextStep: '',
  nextStepOn: null,
  signup_source: 'direct',
  is_beta_user: false,
  joinedAccountId: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  approvedAt: null,
  deletedAt: null,
  blockedAt: null,
  accessEndsAt: null,
  erasesAt: null,
}

/** The same after its approval. */
export const approvedGrace: Person = {
  ...grace,
  status: 'approved',
  role: 'user',
  isPasswordTemporary: true,
  invitationEndsAt: '2126-03-05T10:00:00.000Z',
  approvedAt: '2026-03-02T10:00:00.000Z',
}

export const prospectOf = (person: Person): Prospect => ({
  ...person,
  context: { page: '/explore', models: ['plantdisease'], samples: [] },
  fields: {},
  mails: [],
  history: [],
  earlierRequests: [],
  others: [],
  lastSignInAt: null,
  activity: [],
  notes: [],
  declinedAt: null,
  declineReason: '',
})
