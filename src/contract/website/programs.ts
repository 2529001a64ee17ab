/** The programs of the provider, as records refer to them. */
export const programIds = [
  'supported-living',
  'community-engagement',
  'personal-development',
  'family-support',
] as const
export type ProgramId = (typeof programIds)[number]
