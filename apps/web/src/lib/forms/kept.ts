import { del, get, set } from 'idb-keyval'
import { isOver, keyOf, type Sealed, seal, unseal, without } from '../session/account-seal.ts'
import { signedInId } from '../session/signed-in-id.ts'

// What stands in the smaller forms of somebody who is signed in, by the form's name, until it is sent or emptied; sealed as a whole.

const place = 'sealed-forms'

type Forms = Record<string, unknown>

async function readForms(key: CryptoKey): Promise<Forms> {
  const found = await get<Sealed>(place)
  const bytes = found && !isOver(found) ? await unseal(key, found) : null
  // The cast: `writeForms` wrote it, and nobody else has the key.
  return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as Forms) : {}
}

async function writeForms(owner: string, changes: Forms): Promise<void> {
  const key = await keyOf(owner)
  if (!key) return
  const forms = Object.entries({ ...(await readForms(key)), ...changes }).filter(([, value]) => value !== null)
  if (forms.length === 0) await del(place)
  else await set(place, await seal(key, new TextEncoder().encode(JSON.stringify(Object.fromEntries(forms)))))
}

/** Changes that wait while others are written. */
let waiting: { owner: string; changes: Forms } | null = null
let writing: Promise<void> | null = null

async function writeAll(): Promise<void> {
  while (waiting) {
    const { owner, changes } = waiting
    waiting = null
    await writeForms(owner, changes).catch(without)
  }
  writing = null
}

/** Keeps what stands in a form at this moment; null: nothing any more. Nothing is kept for visitors. */
export async function keep(name: string, value: unknown): Promise<void> {
  const owner = signedInId()
  if (owner === null) return
  // The key is asked for now: when the letter's turn comes the session may have ended.
  void keyOf(owner)
  waiting = { owner, changes: { ...(waiting?.owner === owner && waiting.changes), [name]: value } }
  writing ??= writeAll()
  await writing
}

/** What had been typed into the form by the person who is signed in; undefined without such, or where it is somebody else's. */
export async function readKept(name: string): Promise<unknown> {
  const owner = signedInId()
  if (owner === null || !(await get(place).catch(without))) return undefined
  const key = await keyOf(owner)
  if (!key || signedInId() !== owner) return undefined
  const forms: Forms = await readForms(key).catch(() => ({}))
  return forms[name]
}

export async function dropKept(): Promise<void> {
  waiting = null
  await writing
  await del(place).catch(without)
}
