import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { sweepCountedCalls } from '../accounts/limits/limit-calls.ts'
import { forgotPassword } from '../accounts/passwords/forgot-password.ts'
import { revokeApiKeys } from '../accounts/revoke-api-keys.ts'
import type { Origin } from '../accounts/security-events.ts'
import { revokeSessions } from '../accounts/sessions/sessions.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { type Deleter, deleteOwnAccount, deletePerson } from './delete-person.ts'
import { erasePeople } from './erase-people.ts'
import { exportOwnData } from './export-own-data.ts'
import { findPerson, noSuchPerson } from './find-person.ts'
import { type InvitationList, type Inviter, invitePeople } from './invitations/invite-people.ts'
import { mailDemoInvitation } from './invitations/mail-demo-invitation.ts'
import { resendCredentials } from './invitations/resend-credentials.ts'
import { exportPeople, type PeopleExport } from './list/export-people.ts'
import { exportPeopleAsWorkbook } from './list/export-people-as-workbook.ts'
import { listPeople, type PeoplePage } from './list/list-people.ts'
import type { PersonFilters } from './list/person-filters.ts'
import { listTags } from './list/tags.ts'
import type { PeopleParts } from './people-parts.ts'
import { personOf } from './person.ts'
import { addNote, type NewNote } from './prospects/add-note.ts'
import { editProspect } from './prospects/edit-prospect.ts'
import { nextStepsCalendar } from './prospects/next-steps-calendar.ts'
import type { ProspectChange } from './prospects/prospect-change.ts'
import { readProspect } from './prospects/read-prospect.ts'
import type { AccessRequest, RequestOrigin } from './requests/access-request.ts'
import { approvePerson } from './requests/approve-person.ts'
import { type Decisions, decideRequests } from './requests/decide-requests.ts'
import { submitRequest, sweepRequestKeys } from './requests/submit-request.ts'
import { restorePerson } from './restore-person.ts'
import { type AccessChange, setAccess } from './set-access.ts'
import { listStaff } from './staff.ts'
import { type Editor, type PersonChange, updatePerson } from './update-person.ts'

/** Everything about people, from the request to the erasure: one function per file, bound to its dependencies. */
export const openPeople = (parts: PeopleParts) => ({
  request: (request: AccessRequest, origin: RequestOrigin): Promise<string> => submitRequest(parts, request, origin),
  forgotPassword: (email: string, address: string) => forgotPassword(parts, email, address),
  list: (page: PeoplePage) => listPeople(parts.db, page),
  /** The caller's own account; for sales and admins any. Throws 'not-found'. */
  get: async (id: string, reader: { id: string; role: Role }) => {
    if (reader.role === 'user' && reader.id !== id) throw noSuchPerson()
    return personOf(await findPerson(parts.db, id))
  },
  read: (id: string) => readProspect(parts, id),
  export: (asked: PeopleExport, actor: Actor) => exportPeople(parts, asked, actor),
  update: (id: string, change: PersonChange, editor: Editor) => updatePerson(parts, id, change, editor),
  approve: (id: string, type: string, actor: Actor) => approvePerson(parts, id, type, actor),
  decide: (asked: Decisions, actor: Actor) => decideRequests(parts, asked, actor),
  invite: (list: InvitationList, inviter: Inviter) => invitePeople(parts, list, inviter),
  edit: (id: string, change: ProspectChange, actor: Actor) => editProspect(parts, id, change, actor),
  staff: () => listStaff(parts.db, parts.clock()),
  tags: () => listTags(parts.db),
  addNote: (id: string, note: NewNote, by: Parameters<typeof addNote>[3]) => addNote(parts, id, note, by),
  nextSteps: (ownerId: string) => nextStepsCalendar(parts, ownerId),
  exportAsWorkbook: (filters: PersonFilters, actor: Actor) => exportPeopleAsWorkbook(parts, filters, actor),
  resendCredentials: (id: string, actor: Actor & { role: Role }) => resendCredentials(parts, id, actor),
  delete: (id: string, type: string | undefined, deleter: Deleter) => deletePerson(parts, id, type, deleter),
  setAccess: (id: string, change: AccessChange, actor: Actor) => setAccess(parts, id, change, actor),
  restore: (id: string, actor: Actor) => restorePerson(parts, id, actor),
  deleteOwn: (id: string, actor: Actor, origin: Origin) => deleteOwnAccount(parts, id, actor, origin),
  exportOwn: (id: string, actor: Actor, origin: Origin) => exportOwnData(parts, id, actor, origin),
  mailDemoInvitation: (id: string, actor: Actor) => mailDemoInvitation(parts, id, actor),
  /** Ends every session and API key of somebody's account. Throws 'not-found'. */
  revokeSessions: async (id: string, actor: Actor): Promise<number> => {
    await findPerson(parts.db, id)
    return parts.db.transaction(async (tx) => {
      const now = parts.clock()
      const revoked = await revokeSessions(tx, id, now)
      await revokeApiKeys(tx, id, now)
      await writeAudit(tx, actor, { action: 'sessions-revoked', targetId: id }, now)
      return revoked
    })
  },
  /** Erases people whose retention is over, and deletes expired counts. */
  sweep: async () => {
    await erasePeople(parts)
    await sweepRequestKeys(parts)
    await sweepCountedCalls(parts.db, parts.clock)
  },
})

export type People = ReturnType<typeof openPeople>
