/** The code of the screens, by the ids of their sections. */
export const screens = {
  referrals: async () => (await import('./referrals/ReferralsScreen.tsx')).ReferralsScreen,
}
