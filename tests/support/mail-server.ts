import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

/** A mail as it was sent (`raw`) and as a person reads it. */
export type Received = {
  raw: string
  to: string[]
  headers: Record<string, string>
  text: string
}

/** The error codes with which the server refuses a mail; without one it accepts the mail. */
type SmtpCodes = { atSender?: number; atRecipient?: number; afterData?: number } | undefined

/** A real mail server that stores the mails it gets and answers as the test says. */
export function mailServer() {
  const received: Received[] = []
  const state = {
    response: undefined as SmtpCodes,
    /** Called when a mail has arrived and before it is answered. */
    onMail: async (_mail: Received) => {},
  }
  let port = 0
  let server: SMTPServer

  async function open() {
    server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => done(refusal(state.response?.atSender)),
      onRcptTo: (_address, _session, done) => done(refusal(state.response?.atRecipient)),
      onData: async (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        // A server that is killed while it sends leaves a part of a mail, which nobody gets.
        const raw = await text(stream).catch(() => undefined)
        if (raw === undefined) return
        const mail = { ...read(raw), to }
        const refused = refusal(state.response?.afterData)
        if (!refused) received.push(mail)
        await state.onMail(mail)
        done(refused)
      },
    })
    server.on('error', () => {})
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const address = server.server.address()
    if (address && typeof address === 'object') port = address.port
  }
  const close = () => new Promise<void>((resolve) => server.close(resolve))

  beforeAll(open)
  afterAll(close)
  return {
    received,
    state,
    open,
    close,
    url: () => `smtp://127.0.0.1:${port}`,
    reset() {
      received.length = 0
      state.response = undefined
      state.onMail = async () => {}
    },
  }
}

function refusal(code: number | undefined) {
  return code === undefined ? undefined : Object.assign(new Error('No'), { responseCode: code })
}

function read(raw: string): Omit<Received, 'to'> {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { raw, headers, text: decode(raw.slice(end + 4), headers['content-transfer-encoding']) }
}

function decode(body: string, encoding = '7bit') {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const joined = encoding === 'quoted-printable' ? unquote(body) : Buffer.from(body)
  return joined.toString().replaceAll('\r\n', '\n')
}

function unquote(body: string) {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
