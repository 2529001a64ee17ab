import { JobInput } from '#contract/hiring/jobs.ts'
import { addFiles } from '#server/hiring/application-data/application-files.queries.ts'
import {
  createApplication,
  type NewApplication,
} from '#server/hiring/application-data/applications.queries.ts'
import { createJob } from '#server/hiring/jobs/jobs.queries.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { pdfFile, pngFile } from './documents.ts'

/** Adds a published job, which accepts applications. */
export function addJob(db: Db, changes: Partial<JobInput> = {}, now = new Date()) {
  const input = JobInput.parse({
    title: 'Direct Support Professional',
    location: 'Murfreesboro, TN',
    shiftsAvailable: ['morning'],
    status: 'published',
    ...changes,
  })
  return createJob(db, input, now)
}

/** A complete and valid application form. */
export async function applicationFields(jobId: string) {
  return {
    firstName: 'Tasha',
    lastName: 'Greene',
    email: 'tasha@example.org',
    phone: '(615) 555-0177',
    jobId,
    jobTitle: 'A title that the server ignores',
    consentAgreement: 'true',
    resume: pdfFile('Tasha Greene.pdf'),
    idDoc_0: await pngFile('passport.png'),
  }
}

/** Adds an application with a resume and one identification document, as if it had been sent. */
export async function addApplication(
  { db, now, documents }: Pick<Context, 'db' | 'now' | 'documents'>,
  changes: Partial<NewApplication> = {},
): Promise<string> {
  const application = {
    id: newId(),
    jobId: newId(),
    position: 'Direct Support Professional',
    location: 'Murfreesboro, TN',
    firstName: 'Tasha',
    lastName: 'Greene',
    email: 'tasha@example.org',
    phone: '(615) 555-0177',
    ...changes,
  }
  const bytes = async (file: File) => Buffer.from(await file.arrayBuffer())
  const resume = await documents.save('resume', 'pdf', await bytes(pdfFile()))
  const card = await documents.save('identification', 'png', await bytes(await pngFile()))
  await createApplication(db, application, now())
  await addFiles(db, application.id, [
    { ...resume, originalName: 'Tasha Greene.pdf' },
    { ...card, originalName: 'passport.png' },
  ])
  return application.id
}
