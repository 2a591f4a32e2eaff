import { once } from 'node:events'
import { listeningPort } from '@vitrine/basics/listening-port.ts'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { closeServer } from './close-server.ts'

/** What the server does with each mail, in order; the last one repeats. */
export type SmtpBehaviour = 'accept' | 'refuse-for-good' | 'refuse-for-now' | 'hang'

interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as received. */
  source: string
}

export interface TestSmtpServer {
  url: string
  received: ReceivedMail[]
  /** Connections that sent a recipient so far. */
  tries: () => number
  close: () => Promise<void>
}

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

/** A real SMTP server on loopback with a chosen behaviour. */
export async function startSmtpServer(behaviours: readonly SmtpBehaviour[] = ['accept']): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  let tries = 0
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      const behaviour = behaviours[Math.min(tries++, behaviours.length - 1)]
      if (behaviour === 'accept') return callback()
      if (behaviour === 'refuse-for-good') return callback(refusal(550, 'No such mailbox'))
      if (behaviour === 'refuse-for-now') return callback(refusal(451, 'Greylisted, try again later'))
      // 'hang': no answer at all.
    },
    onData: (stream, session, callback) => {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => {
        source += chunk
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
        })
        callback()
      })
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => undefined)
  const net = server.listen(0, '127.0.0.1')
  if (!net.listening) await once(net, 'listening')
  const port = listeningPort(net)
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    close: () => closeServer(server),
  }
}
