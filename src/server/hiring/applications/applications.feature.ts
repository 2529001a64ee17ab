import { languageNames } from '#contract/platform/language.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days } from '#server/platform/time.ts'
import { clockInDoubt, mayDeleteByClock } from '#server/records/clock/clock.ts'
import type { Feature } from '#server/records/feature.ts'
import { timelineInWords } from '#server/records/handling/handling.ts'
import {
  type PersonalData,
  type StoredRecord,
  toStoredDocument,
} from '#server/records/personal-data.ts'
import { soonIfPrevented } from '#server/records/privacy/delete-records.ts'
import { listFromPerson } from '#server/records/privacy/privacy.queries.ts'
import type { Finder } from '#server/records/search/finder.ts'
import {
  findApplicants,
  findApplicantsOfFiles,
  listApplicationFiles,
} from '../application-data/application-files.queries.ts'
import { deleteApplication } from '../application-data/applications.queries.ts'
import { offerInWords } from '../application-data/decisions.ts'
import { retentionVersions, rules } from '../application-data/rules.queries.ts'
import { keepInterviewClock } from '../application-data/status.queries.ts'
import { interviewInWords, statusInWords } from '../application-data/status.ts'
import {
  countExpiring,
  countLacking,
  itemInWords,
  listRecorded,
} from '../first-day/first-day.queries.ts'
import { linksInWords } from '../private-links/private-application.queries.ts'
import {
  applicationRetentionRoutes,
  applicationRulesRoutes,
  deleteOldApplications,
  waitingDaysRoutes,
} from './application-rules.routes.ts'
import { searchApplicants } from './application-search.queries.ts'
import { countInterviews, countPending } from './application-views.queries.ts'
import { applicationFileRoutes, applicationRoutes } from './applications.routes.ts'
import { applicationBulkRoutes } from './bulk.routes.ts'
import { applicationExportRoutes } from './export.routes.ts'
import { readTimeline, reasonVersions } from './handling.queries.ts'
import { applicationHandlingRoutes } from './handling.routes.ts'

const applicantFinder: Finder = {
  kind: 'applicant',
  access: 'read applicants',
  find: async (db, text) => {
    const rows = await searchApplicants(db, text)
    return rows.map(({ id, first_name, last_name, position, phone, created_at }) => ({
      id,
      title: `${first_name} ${last_name}`,
      detail: `${position} · ${formatPhone(phone)}`,
      at: created_at,
    }))
  },
}

const applicationData: PersonalData = {
  label: 'Applications',
  notice: 'application',
  auditKind: 'application',
  find: async (db, person) => {
    const rows = await listFromPerson(db, 'applications', person)
    return Promise.all(rows.map((row) => toRecord(db, row)))
  },
  erase: async (db, id, now) => (await deleteApplication(db, id, now)) !== undefined,
}

async function toRecord(db: Db, row: ApplicationRow): Promise<StoredRecord> {
  const { id, position, first_name: firstName, last_name: lastName } = row
  const timeline = await readTimeline(db, { id, position, firstName, lastName })
  const files = await listApplicationFiles(db, [row.id])
  const recorded = await listRecorded(db, row.id)
  return {
    id: row.id,
    at: row.created_at,
    title: row.position,
    email: row.email,
    phone: row.phone,
    details: [
      { label: 'Name', text: `${firstName} ${lastName}` },
      { label: 'Email', text: row.email },
      { label: 'Phone', text: formatPhone(row.phone) },
      { label: 'Language', text: languageNames[row.language] },
      { label: 'Status', text: statusInWords(row.status) },
      { label: 'Reason', text: row.reason },
      { label: 'Interview', text: interviewInWords(row) },
      { label: 'Offer', text: offerInWords(row) },
      { label: 'First notice about the background check', text: row.check_notice_on },
      {
        label: 'Next step',
        text: row.next_step_on === null ? '' : `${row.next_step}, ${row.next_step_on}`,
      },
      { label: 'Notes', text: row.notes },
      { label: 'Experience', text: row.experience },
      { label: 'Education', text: row.education },
      ...(await linksInWords(db, row.id)),
      ...recorded.map((each) => ({ label: each.item, text: itemInWords(each) })),
    ],
    history: timelineInWords(timeline),
    documents: files.map(toStoredDocument),
  }
}

export const applications: Feature = {
  names: {
    application: findApplicants,
    resume: findApplicantsOfFiles,
    'identification document': findApplicantsOfFiles,
    'applicant document': findApplicantsOfFiles,
  },
  keepClockTimes: keepInterviewClock,
  calls: async (api, context) => {
    await applicationRoutes(api, context)
    await applicationRulesRoutes(api, context)
    await waitingDaysRoutes(api, context)
    await applicationHandlingRoutes(api, context)
    await applicationBulkRoutes(api, context)
    await applicationExportRoutes(api, context)
    await applicationRetentionRoutes(api, context)
  },
  versioned: [reasonVersions, rules.versions, retentionVersions],
  files: applicationFileRoutes,
  finder: applicantFinder,
  personalData: [applicationData],
  waiting: {
    applications: {
      access: 'read applicants',
      find: ({ db }) => countPending(db),
    },
    interviews: {
      access: 'read applicants',
      find: ({ db, now }) => countInterviews(db, now()),
    },
    lacking: {
      access: 'read applicants',
      find: ({ db, now }) => countLacking(db, now()),
    },
    expiring: {
      access: 'read applicants',
      find: ({ db, now }) => countExpiring(db, now()),
    },
  },
  tasks: (context) => [
    {
      name: 'old applications',
      title: 'Delete old applications',
      purpose:
        'Deletes applications that were kept as long as Hiring settings say, if they say so, a day after it marked them.',
      every: 1 * days,
      nextAfter: soonIfPrevented,
      run: async (now) =>
        (await mayDeleteByClock(context, now))
          ? await deleteOldApplications(context, now)
          : clockInDoubt,
    },
  ],
}
