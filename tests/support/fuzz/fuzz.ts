import { administrator, type RunningServer } from '../server.ts'
import { type FuzzRequest, nextRequest } from './requests.ts'
import { brokenFraming, type FuzzedResponse, send, sendBytes } from './send.ts'
import { createRandom } from './values.ts'

export type FuzzReport = {
  sent: number
  slowest: number
  /** How often each status was sent; 0 is a connection that was closed without a response. */
  statuses: Map<number, number>
  /** How many requests were sent again, because the database had no connection for them in time. */
  busy: number
  /** Empty when the server lived, answered everything in time and never with a 5xx. */
  faults: string[]
}

const senders = 16
const mostFaults = 20
const mostTries = 5

type Options = {
  count: number
  /** The same seed sends the same requests. */
  seed: number
  /** The longest time to wait for a response, in milliseconds; more is a fault. */
  hangLimit: number
}

/** Sends random and broken requests to every call. */
export async function fuzz(
  server: RunningServer,
  { count, seed, hangLimit }: Options,
): Promise<FuzzReport> {
  const port = Number(new URL(server.url).port)
  const random = createRandom(seed)
  const report: FuzzReport = { sent: 0, slowest: 0, statuses: new Map(), busy: 0, faults: [] }
  const ids: string[] = []
  let token = await signIn(server.url)

  const isAlive = () => server.process.exitCode === null && server.process.signalCode === null

  const sendNext = async () => {
    const request = nextRequest(random, token, ids)
    const bytes = random.chance(0.15) ? brokenFraming(request, random) : undefined
    const sendIt = () => (bytes ? sendBytes(port, bytes) : send(port, request))
    let response = await sendIt()
    // A machine that is busy with other tests may be out of connections; the response says to try again.
    for (let tries = 1; isBusy(response) && tries < mostTries; tries += 1) {
      report.busy += 1
      response = await sendIt()
    }
    report.statuses.set(response.status, (report.statuses.get(response.status) ?? 0) + 1)
    report.slowest = Math.max(report.slowest, response.milliseconds)
    const isHang = response.milliseconds > hangLimit
    // Only a request with broken framing may be left without a response.
    const hasNoResponse = response.status === 0 && !bytes
    if (response.status >= 500 || isHang || hasNoResponse) {
      report.faults.push(describe(request, bytes, response))
    }
    keepIds(ids, response)
    // A call may have ended the session, for example by revoking it.
    if (response.status === 401 && request.headers.authorization === `Bearer ${token}`) {
      token = await signIn(server.url).catch(() => token)
    }
  }
  const work = async () => {
    while (report.sent < count && isAlive() && report.faults.length < mostFaults) {
      report.sent += 1
      await sendNext()
    }
  }
  await Promise.all(Array.from({ length: senders }, work))

  if (!isAlive()) report.faults.push(`The server has ended:\n${server.output().slice(-2000)}`)
  else if (!(await fetch(server.url)).ok) report.faults.push('The home page is not served.')
  return report
}

const isBusy = ({ status, body }: FuzzedResponse) =>
  status === 503 && body.includes('"unavailable"')

function describe(
  { name, path, body }: FuzzRequest,
  bytes: Buffer | undefined,
  response: FuzzedResponse,
) {
  const content = (bytes ?? body).subarray(0, 600).toString('latin1')
  const { status, milliseconds } = response
  return `${name} ${path.slice(0, 200)}: ${status} after ${Math.round(milliseconds)} ms
    ${response.body.slice(0, 200)}
    ${JSON.stringify(content)}`
}

/** Keeps some of the ids in responses for later requests. */
function keepIds(ids: string[], { status, body }: FuzzedResponse) {
  if (status !== 201 && status !== 200) return
  for (const [, id = ''] of body.slice(0, 5000).matchAll(/"_?id":"([0-9a-f-]{36})"/g)) ids.push(id)
  if (ids.length > 500) ids.splice(0, ids.length - 500)
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return (await response.json()).token
}
