import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApplicationForm } from '#contract/application-input.ts'
import { sendApplication } from './send-application.ts'

const job = { id: '1', title: 'Job Coach', location: 'Smyrna, TN' }
const file = (name: string) => new File(['x'], name)
const resume = file('resume.pdf')
const card = file('card.png')
const values: ApplicationForm = {
  firstName: 'Tasha',
  lastName: 'Greene',
  email: 'tasha@example.org',
  phone: '(615) 555-0177',
  resume,
  identificationDocs: [card],
  consentAgreement: true,
}

/** Stands in for the browser's own: the test says what comes of each request. */
class FakeRequest {
  static made: FakeRequest[] = []
  upload = {}
  headers: Record<string, string> = {}
  status = 0
  response: unknown = null
  aborted = false
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    FakeRequest.made.push(this)
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.aborted = true
    this.onabort()
  }
}

beforeEach(() => {
  FakeRequest.made = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

const made = () => FakeRequest.made.at(-1) as FakeRequest

describe('the key of an application', () => {
  const keysOf = (...sent: ApplicationForm[]) => {
    for (const each of sent) {
      sendApplication(job, each, { onProgress: () => {}, signal: new AbortController().signal })
    }
    return FakeRequest.made.map(({ headers }) => headers['idempotency-key'])
  }

  test('is the same for the same words and files, and fit for the server', () => {
    const [first, again] = keysOf(values, { ...values, identificationDocs: [card] })
    expect(again).toBe(first)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each<[string, Partial<ApplicationForm>]>([
    ['another word', { phone: '(615) 555-0178' }],
    ['another file under the same name', { resume: file('resume.pdf') }],
    ['one document more', { identificationDocs: [card, file('b.png')] }],
    ['another document', { identificationDocs: [file('b.png')] }],
  ])('is new for %s', (_, changes) => {
    const [first, other] = keysOf(values, { ...values, ...changes })
    expect(other).not.toBe(first)
  })

  test('is new for another job', () => {
    const sending = { onProgress: () => {}, signal: new AbortController().signal }
    const [first] = keysOf(values)
    sendApplication({ ...job, id: '2' }, values, sending)
    expect(made().headers['idempotency-key']).not.toBe(first)
  })

  test('is new once the application was taken', async () => {
    const sending = { onProgress: () => {}, signal: new AbortController().signal }
    const taken = sendApplication(job, values, sending)
    const first = made().headers['idempotency-key']
    Object.assign(made(), { status: 201, response: { success: true, data: { id: '1' } } })
    made().onload()
    await taken
    sendApplication(job, values, sending)
    expect(made().headers['idempotency-key']).not.toBe(first)
  })
})

describe('an application on its way', () => {
  const start = (controller = new AbortController()) => {
    const onProgress = vi.fn()
    const sending = sendApplication(job, values, { onProgress, signal: controller.signal })
    return { sending, onProgress, controller }
  }
  const answerWith = (status: number, response: unknown) => {
    Object.assign(made(), { status, response })
    made().onload()
  }

  test('is sent once it is taken', async () => {
    const { sending } = start()
    answerWith(201, { success: true, data: { id: '1' } })
    await expect(sending).resolves.toBeUndefined()
  })

  test.each([
    [413, { message: 'Too large', fields: { resume: 'Too large' } }, 'Too large'],
    [502, null, 'HTTP error! status: 502'],
    // Something between here and the server answered in its place.
    [200, null, 'HTTP error! status: 200'],
    [304, { success: true }, 'HTTP error! status: 304'],
  ])('is not sent when the answer is %i with %j', async (status, response, message) => {
    const { sending } = start()
    answerWith(status, response)
    await expect(sending).rejects.toMatchObject({ status, message })
  })

  test('is stopped on request, with the reason that was given', async () => {
    const { sending, controller } = start()
    controller.abort('enough')
    expect(made().aborted).toBe(true)
    await expect(sending).rejects.toBe('enough')
  })
})
