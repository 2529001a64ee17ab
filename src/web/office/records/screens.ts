/** The code of the screens, by the ids of their sections. */
export const screens = {
  'recently-deleted': async () =>
    (await import('./versions/RecentlyDeletedScreen.tsx')).RecentlyDeletedScreen,
}
