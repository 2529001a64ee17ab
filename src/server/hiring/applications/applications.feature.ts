import { days } from '#server/platform/time.ts'
import type { Feature } from '#server/records/feature.ts'
import { soonAfterBackup } from '#server/records/privacy/delete-records.ts'
import { countExpiring } from '../first-day/first-day.queries.ts'
import { applicationFileRoutes } from './application-files.routes.ts'
import { applicationRetentionRoutes } from './application-retention.routes.ts'
import { applicationRulesRoutes } from './application-rules.routes.ts'
import { applicantFinder } from './applications.finder.ts'
import { applicationData } from './applications.personal-data.ts'
import { applicationRoutes } from './applications.routes.ts'
import { applicationBulkRoutes } from './bulk.routes.ts'
import { deleteOldApplications } from './delete-old-applications.ts'
import { applicationExportRoutes } from './export.routes.ts'
import { applicationHandlingRoutes } from './handling.routes.ts'
import { countInterviews, countPending } from './interviews.queries.ts'

export const applications: Feature = {
  calls: async (api, context) => {
    await applicationRoutes(api, context)
    await applicationRulesRoutes(api, context)
    await applicationHandlingRoutes(api, context)
    await applicationBulkRoutes(api, context)
    await applicationExportRoutes(api, context)
    await applicationRetentionRoutes(api, context)
  },
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
    expiring: {
      access: 'read applicants',
      find: ({ db, now }) => countExpiring(db, now()),
    },
  },
  tasks: (context) => [
    {
      name: 'old applications',
      every: 1 * days,
      nextAfter: soonAfterBackup,
      run: (now) => deleteOldApplications(context, now),
    },
  ],
}
