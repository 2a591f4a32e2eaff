import type { AnalysisCaller, Reader } from '../../../analyses/caller.ts'
import type { Call } from '../../handler.ts'

type Who = Pick<Call<unknown>, 'signedIn' | 'ip'>

export const analysisCaller = ({ signedIn, ip }: Who): AnalysisCaller =>
  signedIn
    ? { kind: 'account', accountId: signedIn.user.id, role: signedIn.user.role }
    : { kind: 'visitor', address: ip }

export const reader = ({ signedIn }: Pick<Who, 'signedIn'>): Reader => signedIn?.user.id ?? null
