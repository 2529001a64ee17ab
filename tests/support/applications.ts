import { JobInput } from '#contract/jobs.ts'
import { addFiles } from '#server/applications/application-files.queries.ts'
import {
  createApplication,
  type NewApplication,
} from '#server/applications/applications.queries.ts'
import type { Context } from '#server/context.ts'
import { newId } from '#server/db/portable.ts'
import type { Db } from '#server/db/transact.ts'
import { createJob } from '#server/jobs/jobs.queries.ts'
import { pdfFile, pngFile } from './documents.ts'

/** A job that takes applications, unless it is told otherwise. */
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

/** What a visitor sends, complete and right. */
export async function applicationFields(jobId: string) {
  return {
    firstName: 'Tasha',
    lastName: 'Greene',
    email: 'tasha@example.org',
    phone: '(615) 555-0177',
    jobId,
    jobTitle: 'Whatever the browser says',
    consentAgreement: 'true',
    resume: pdfFile('Tasha Greene.pdf'),
    idDoc_0: await pngFile('passport.png'),
  }
}

/** An application with a resume and one identification document, as the intake leaves it. */
export async function addApplication(
  { db, now, documents }: Pick<Context, 'db' | 'now' | 'documents'>,
  changes: Partial<NewApplication> = {},
): Promise<string> {
  const application = {
    id: newId(),
    jobId: newId(),
    position: 'Direct Support Professional',
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
