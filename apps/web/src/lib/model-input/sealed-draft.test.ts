import { entries, get, set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { refuse } from '../../testing/answer.ts'
import { signInAs, signOut } from '../../testing/sign-in-as.ts'
import { dropSealedDraft, openDraft, sealDraft } from './sealed-draft.ts'

const draft = {
  modelId: 'review-reader',
  modelTitle: 'Review reader',
  path: '/review-reader/text-upload',
  text: 'Only Noor may read: 4711.',
  file: new File(['%PDF of Noor'], 'noors-file.pdf', { type: 'application/pdf' }),
  companion: null,
  options: { tone: 'dry' },
}

/** All that the browser keeps, as letters: bytes too. */
async function everythingKept(): Promise<string> {
  const all = await entries<string, Record<string, unknown>>()
  const bytes = all.flatMap(([, value]) => Object.values(value)).filter((one) => one instanceof ArrayBuffer)
  return JSON.stringify(all) + bytes.map((one) => new TextDecoder('latin1').decode(one)).join('')
}

beforeEach(() => signInAs('noor'))

it('waits for the same account’s next sign-in, with its files', async () => {
  await sealDraft({ ...draft, text: 'an earlier letter' })
  await sealDraft(draft)
  signOut()
  expect(await openDraft()).toBeNull()
  signInAs('noor')
  const back = await openDraft()
  expect(back).toMatchObject({ modelId: 'review-reader', text: draft.text, options: { tone: 'dry' } })
  expect(await back?.file?.text()).toBe('%PDF of Noor')
})

it('is noise to the next person, who leaves it to its owner', async () => {
  await sealDraft(draft)
  signInAs('eve')
  expect(await openDraft()).toBeNull()
  const kept = await everythingKept()
  expect(kept.length).toBeGreaterThan(100)
  for (const word of ['Noor', '4711', 'noor', 'review', 'pdf', 'PDF', 'dry']) expect(kept).not.toContain(word)
  signInAs('noor')
  expect((await openDraft())?.text).toBe(draft.text)
})

it('what is typed in the session’s last moment is sealed all the same', async () => {
  await sealDraft(draft)
  const last = sealDraft({ ...draft, text: 'the last letter' })
  signOut()
  await last
  signInAs('noor')
  expect((await openDraft())?.text).toBe('the last letter')
})

it('is kept for a week, and not at all for visitors or once it is dropped', async () => {
  await sealDraft(draft)
  const sealed = await get<{ at: number }>('sealed-draft')
  await set('sealed-draft', { ...sealed, at: Date.now() - 8 * 86_400_000 })
  expect(await openDraft()).toBeNull()
  expect(await get('sealed-draft')).toBeUndefined()
  signOut()
  await sealDraft(draft)
  expect(await get('sealed-draft')).toBeUndefined()
  signInAs('noor')
  await Promise.all([sealDraft(draft), dropSealedDraft()])
  expect(await get('sealed-draft')).toBeUndefined()
})

it('one that was tampered with, or whose file is too large to be kept, does no harm', async () => {
  const huge = new File(['x'], 'huge.mp4')
  Object.defineProperty(huge, 'size', { value: 60 * 1_048_576 })
  await sealDraft({ ...draft, file: huge })
  expect(await openDraft()).toMatchObject({ text: draft.text, file: null })
  const sealed = await get<{ sealed: ArrayBuffer }>('sealed-draft')
  new Uint8Array(sealed?.sealed ?? new ArrayBuffer()).fill(7, 20, 21)
  await set('sealed-draft', sealed)
  expect(await openDraft()).toBeNull()
})

it('without a key nothing is kept, and the next letter asks again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signInAs('omar')
  refuse('getDraftKey', { code: 503, message: 'Not now', problem: 'shutting-down' })
  await sealDraft(draft)
  expect(await get('sealed-draft')).toBeUndefined()
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
  signInAs('omar')
  await sealDraft(draft)
  expect(await openDraft()).toMatchObject({ text: draft.text })
})
