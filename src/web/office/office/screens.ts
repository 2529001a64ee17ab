/** The code of the screens, by the ids of their sections. */
export const screens = {
  overview: async () => (await import('./overview/OverviewScreen.tsx')).OverviewScreen,
  privacy: async () => (await import('./privacy/PrivacySection.tsx')).PrivacySection,
  audit: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  status: async () => (await import('./status/StatusScreen.tsx')).StatusScreen,
  setup: async () => (await import('./setup/SetupScreen.tsx')).SetupScreen,
  reports: async () => (await import('./reports/ReportsScreen.tsx')).ReportsScreen,
}
