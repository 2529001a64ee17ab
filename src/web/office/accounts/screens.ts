/** The code of the screens, by the ids of their sections. */
export const screens = {
  account: async () => (await import('./account/AccountScreen.tsx')).AccountScreen,
  users: async () => (await import('./users/UsersScreen.tsx')).UsersScreen,
}
