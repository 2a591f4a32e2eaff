import { get, set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../requests/query-client.ts'
import { session } from '../session/current-session.ts'
import type { SessionState } from '../session/session-machine.ts'
import { readDraft, saveDraft } from './draft.ts'

const patience = { timeout: 15_000 }

const draft = {
  modelId: 'meeting-minutes',
  modelTitle: 'Meeting minutes',
  path: '/meeting-minutes/text-upload',
  text: 'What only Ada may read.',
  file: null,
  options: {},
}

const signedIn = (id: string): SessionState => ({
  kind: 'signed-in',
  user: { id, name: id, userName: id, email: '', role: 'user', profile_img_url: null, isPasswordTemporary: false },
  loginTime: 0,
  warned: false,
})

beforeEach(() => session.store.set({ kind: 'visitor' }))

it('goes along with a visitor into their sign-in', async () => {
  await saveDraft(draft)
  session.store.set(signedIn('ada'))
  expect(await readDraft()).toMatchObject(draft)
})

it('is gone for the next person, as are the answers that were read, however the session ended', async () => {
  for (const next of [signedIn('eve'), { kind: 'visitor' } as const]) {
    session.store.set(signedIn('ada'))
    await saveDraft(draft)
    queryClient.setQueryData(['analyses'], ['of Ada'])
    expect(await readDraft()).toMatchObject(draft)
    session.store.set(next)
    await vi.waitFor(async () => expect(await get('draft')).toBeUndefined(), patience)
    expect(queryClient.getQueryData(['analyses'])).toBeUndefined()
  }
})

it('is not shown where its owner’s session ended while no page was open', async () => {
  session.store.set(signedIn('ada'))
  await saveDraft(draft)
  const kept = await get('draft')
  session.store.set(signedIn('eve'))
  await vi.waitFor(async () => expect(await get('draft')).toBeUndefined(), patience)
  await set('draft', kept)
  expect(await readDraft()).toBeNull()
  expect(await get('draft')).toBeUndefined()
})
