import type { TeamMember, TeamMemberForm } from '#contract/team.ts'
import type { CompareOptions } from '../drafts/compare.ts'

/** How two versions of a team member are compared. */
export const teamVersions: CompareOptions<TeamMemberForm, TeamMember> = {
  valuesOf: (member) => ({
    name: member?.name ?? '',
    position: member?.position ?? '',
    comment: member?.comment ?? '',
  }),
  parts: [
    { label: 'Name', names: ['name'], text: ({ name }) => name },
    { label: 'Position', names: ['position'], text: ({ position }) => position },
    { label: 'Comment', names: ['comment'], text: ({ comment }) => comment },
  ],
  pictureOf: (member) => member.image || undefined,
}
