import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { listeningPort } from '@vitrine/basics/listening-port.ts'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string[]
  subject: string
  /** The plain text part, decoded. */
  text: string
}

export interface MailServer {
  url: string
  /** All mails to an address, oldest first. */
  mailsTo: (address: string) => ReceivedMail[]
  /** Waits for a mail to this address with a matching subject. */
  mailTo: (address: string, subject: RegExp) => Promise<ReceivedMail>
  /** From now on mail to this address is refused; null: accept all again. */
  refuse: (address: string | null) => void
  close: () => Promise<void>
}

const quotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

const headerOf = (head: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? ''

/** Headers and the plain text part, as a plain-text mail client would show them. */
function readMail(source: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary === undefined ? [] : rest.join('\r\n\r\n').split(`--${boundary}`)
  const plain = parts.find((part) => /^\s*content-type: text\/plain/i.test(part)) ?? ''
  const [partHead = '', ...body] = plain.trimStart().split(/\r?\n\r?\n/)
  const text = body.join('\n\n')
  const isEncoded = /quoted-printable/i.test(headerOf(partHead, 'content-transfer-encoding'))
  return { subject: headerOf(head, 'subject'), text: isEncoded ? quotedPrintable(text) : text }
}

/** A real SMTP server on loopback that acts as everybody's mailbox. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refused: string | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) =>
      address === refused ? callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 })) : callback(),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, ...readMail(Buffer.concat(chunks).toString()) })
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  const net = server.listen(0, '127.0.0.1')
  if (!net.listening) await once(net, 'listening')
  const port = listeningPort(net)
  const mailsTo = (address: string) => received.filter(({ to }) => to.includes(address))
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    mailTo: async (address, subject) => {
      const deadline = Date.now() + 30_000
      for (;;) {
        const mail = mailsTo(address).findLast((one) => subject.test(one.subject))
        if (mail) return mail
        const came = mailsTo(address).map((one) => one.subject)
        if (Date.now() > deadline) throw new Error(`No mail ${subject} to ${address}; there came: ${came.join(', ')}`)
        await delay(100)
      }
    },
    refuse: (address) => {
      refused = address
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
