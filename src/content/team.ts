import type { TeamMember } from '#contract/team.ts'

/** The built-in members are shown if none can be loaded, and are the sample content of a new database. */
export type MemberContent = Pick<TeamMember, 'name' | 'position' | 'comment' | 'image' | 'picture'>

const drawing = (name: string): Pick<MemberContent, 'image' | 'picture'> => ({
  image: `/art/person-${name}.svg`,
  picture: { width: 400, height: 400, sources: [] },
})

export const builtInTeam: MemberContent[] = [
  {
    name: 'Amara Whitfield',
    position: 'Executive Director',
    comment:
      'I started as a direct support professional. I still take a Saturday shift each month.',
    ...drawing('amara'),
  },
  {
    name: 'Daniel Hargrove',
    position: 'Director of Supported Living',
    comment: 'My favorite sound is a key in a front door that used to be a dream.',
    ...drawing('daniel'),
  },
  {
    name: 'Rosa Delgado',
    position: 'Family Support Lead',
    comment: 'Call me with the question you think is too small. It never is.',
    ...drawing('rosa'),
  },
]
