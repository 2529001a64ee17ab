import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApplicationForm } from '#contract/hiring/application-input.ts'
import { fakeUploads } from '../../../../tests/support/fake-uploads.ts'
import { failure } from '../../../../tests/support/render.tsx'
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

const accepted = { status: 201, body: { success: true, data: { id: '1', mailed: true } } }

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})

describe('the idempotency key of an application', () => {
  const listKeys = (...sent: ApplicationForm[]) => {
    for (const each of sent) {
      void sendApplication(job, each, {
        onProgress: () => {},
        signal: new AbortController().signal,
      })
    }
    return uploads.keys()
  }

  test('is the same for the same text and files, and valid for the server', () => {
    const [first, again] = listKeys(values, { ...values, identificationDocs: [card] })
    expect(again).toBe(first)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each<[string, Partial<ApplicationForm>]>([
    ['another word', { phone: '(615) 555-0178' }],
    ['another file under the same name', { resume: file('resume.pdf') }],
    ['one document more', { identificationDocs: [card, file('b.png')] }],
    ['another document', { identificationDocs: [file('b.png')] }],
  ])('is new for %s', (_, changes) => {
    const [first, other] = listKeys(values, { ...values, ...changes })
    expect(other).not.toBe(first)
  })

  test('is new for another job', () => {
    const sending = { onProgress: () => {}, signal: new AbortController().signal }
    const [first] = listKeys(values)
    void sendApplication({ ...job, id: '2' }, values, sending)
    expect(uploads.last().headers['idempotency-key']).not.toBe(first)
  })

  test('is new after the application was accepted', async () => {
    const sending = { onProgress: () => {}, signal: new AbortController().signal }
    const taken = sendApplication(job, values, sending)
    const first = uploads.last().headers['idempotency-key']
    uploads.last().respond(accepted)
    await taken
    void sendApplication(job, values, sending)
    expect(uploads.last().headers['idempotency-key']).not.toBe(first)
  })
})

describe('sending an application', () => {
  const start = (controller = new AbortController()) => {
    const onProgress = vi.fn()
    const sending = sendApplication(job, values, { onProgress, signal: controller.signal })
    return { sending, onProgress, controller }
  }

  test('succeeds when the server accepts it', async () => {
    const { sending } = start()
    uploads.last().respond(accepted)
    await expect(sending).resolves.toEqual({ id: '1', mailed: true })
  })

  test.each([
    [failure(413, 'Too large', { fields: { resume: 'Too large' } }), 'Too large'],
    // A proxy between the browser and the server responded.
    [{ status: 502, unchecked: null }, 'HTTP error! status: 502'],
    [{ status: 200, unchecked: null }, 'HTTP error! status: 200'],
    [{ status: 304, unchecked: { success: true } }, 'HTTP error! status: 304'],
  ])('fails when the response is %j', async (response, message) => {
    const { sending } = start()
    uploads.last().respond(response)
    await expect(sending).rejects.toMatchObject({ status: response.status, message })
  })

  test('stops on request, with the given reason', async () => {
    const { sending, controller } = start()
    controller.abort('enough')
    expect(uploads.last().aborted).toBe(true)
    await expect(sending).rejects.toBe('enough')
  })
})
