import { type ApplicationForm, identificationFields } from '#contract/application-input.ts'
import { applicationCalls } from '#contract/applications.ts'
import { upload } from '#web/api/upload.ts'

export type AppliedJob = { id: string; title: string; location: string }

type Sending = { onProgress: (sent: number, total: number) => void; signal: AbortSignal }

let last: { job: string; values: ApplicationForm; key: string } | undefined

/**
 * Sends an application. The same content always has the same key, so that a retry after a lost
 * response does not create a second application, even if the dialog was closed in between.
 */
export async function sendApplication(job: AppliedJob, values: ApplicationForm, sending: Sending) {
  if (last?.job !== job.id || !isSame(last.values, values)) {
    last = { job: job.id, values, key: randomKey() }
  }
  await upload(applicationCalls.apply, {
    form: toForm(job, values),
    headers: { 'idempotency-key': last.key },
    ...sending,
  })
  last = undefined
}

function toForm(job: AppliedJob, values: ApplicationForm) {
  const form = new FormData()
  form.set('firstName', values.firstName)
  form.set('lastName', values.lastName)
  form.set('email', values.email)
  form.set('phone', values.phone)
  form.set('jobId', job.id)
  form.set('jobTitle', job.title)
  form.set('consentAgreement', String(values.consentAgreement))
  form.set('resume', values.resume)
  for (const [index, file] of values.identificationDocs.entries()) {
    form.set(identificationFields[index] ?? `idDoc_${index}`, file)
  }
  return form
}

function isSame(one: ApplicationForm, other: ApplicationForm) {
  const partsOf = ({ identificationDocs, ...rest }: ApplicationForm) => [
    ...Object.values(rest),
    ...identificationDocs,
  ]
  const parts = partsOf(one)
  const others = partsOf(other)
  return parts.length === others.length && parts.every((part, index) => part === others[index])
}

/** Browsers have `randomUUID` only on https. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
