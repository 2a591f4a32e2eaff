import type { Env } from '../env.ts'
import type { MailPlace } from './mail-content.ts'

/** The address and name used in mails. */
export const mailPlace = (env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT' | 'MAIL_FROM'>): MailPlace => ({
  baseUrl: (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, ''),
  product: env.MAIL_FROM.slice(0, env.MAIL_FROM.indexOf('<')).trim(),
})
