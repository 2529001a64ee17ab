/** The code of the screens, by the ids of their sections. */
export const screens = {
  applicants: async () =>
    (await import('./applications/ApplicationsScreen.tsx')).ApplicationsScreen,
  interviews: async () => (await import('./interviews/InterviewsScreen.tsx')).InterviewsScreen,
  'job-postings': async () => (await import('./jobs/JobsScreen.tsx')).JobsScreen,
  'hiring-settings': async () =>
    (await import('./settings/HiringSettingsScreen.tsx')).HiringSettingsScreen,
}
