import { BriefcaseBusiness, CalendarDays, ClipboardList, Users } from 'lucide-react'
import { applicationExportCalls } from '#contract/hiring/application-bulk.ts'
import { lazyScreen } from '#web/office/platform/layout/lazy-screen.tsx'
import type { SectionEntry } from '#web/office/platform/layout/section.ts'
import { useNewCount } from './applications/applications-queries.ts'
import { screens } from './screens.ts'

export const sections: SectionEntry[] = [
  {
    group: 'Today',
    id: 'applicants',
    label: 'Applicants',
    words: 'candidates careers hiring jobs résumé',
    actions: [
      { label: 'Add applicant', parameter: 'new' },
      { label: 'Invite to an interview', parameter: 'status=reviewed' },
      { label: 'Offer, hire or reject', parameter: 'status=interviewed' },
    ],
    icon: Users,
    useCount: useNewCount,
    needs: ['read applicants'],
    exports: {
      call: applicationExportCalls.exportAll,
      file: 'applications',
      noun: 'applications',
    },
    screen: lazyScreen(screens.applicants),
  },
  {
    group: 'Today',
    id: 'interviews',
    label: 'Interviews',
    words: 'agenda calendar appointments schedule print sheet',
    icon: CalendarDays,
    needs: ['read applicants'],
    screen: lazyScreen(screens.interviews),
  },
  {
    group: 'Website',
    id: 'job-postings',
    label: 'Job Postings',
    words: 'careers vacancies openings',
    actions: [{ label: 'Add job posting', parameter: 'new' }],
    icon: BriefcaseBusiness,
    needs: ['read jobs'],
    screen: lazyScreen(screens['job-postings']),
  },
  {
    group: 'Settings',
    id: 'hiring-settings',
    label: 'Hiring settings',
    words:
      'disclosure retention reasons first-day checklist interview questions identity documents keep background check',
    icon: ClipboardList,
    needs: ['edit applicants'],
    screen: lazyScreen(screens['hiring-settings']),
  },
]
