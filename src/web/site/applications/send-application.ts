import { language } from '#content/language.ts'
import { type ApplicationForm, identificationFields } from '#contract/hiring/application-input.ts'
import { applicationCalls } from '#contract/hiring/applications.ts'
import { createRetryKeys, upload } from '../../api/upload.ts'
import type { Sending } from '../use-upload.ts'

export type AppliedJob = {
  id: string
  title: string
  location: string
  english?: string[] | undefined
}

const keys = createRetryKeys()

/**
 * Sends an application. A retry after a lost response does not create a second one, even if the dialog was
 * closed in between.
 */
export async function sendApplication(job: AppliedJob, values: ApplicationForm, sending: Sending) {
  const { identificationDocs, ...others } = values
  const content = [job.id, ...Object.values(others), ...identificationDocs]
  const { data } = await upload(applicationCalls.apply, {
    form: toForm(job, values),
    headers: { 'idempotency-key': keys.getKey(content) },
    ...sending,
  })
  keys.forget()
  return data
}

function toForm(job: AppliedJob, values: ApplicationForm) {
  const form = new FormData()
  form.set('firstName', values.firstName)
  form.set('lastName', values.lastName)
  form.set('email', values.email)
  form.set('phone', values.phone)
  form.set('jobId', job.id)
  form.set('jobTitle', job.title)
  if (language !== 'en') form.set('language', language)
  form.set('consentAgreement', String(values.consentAgreement))
  form.set('resume', values.resume)
  for (const [index, file] of values.identificationDocs.entries()) {
    form.set(identificationFields[index] ?? `idDoc_${index}`, file)
  }
  return form
}
