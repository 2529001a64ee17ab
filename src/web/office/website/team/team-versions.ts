import type { TeamMember, TeamMemberForm } from '#contract/website/team.ts'
import { type CompareOptions, pictureDescription } from '#web/office/platform/drafts/compare.ts'

/** How two versions of a team member are compared. */
export const teamVersions: CompareOptions<TeamMemberForm, TeamMember> = {
  toValues: (member) => ({
    name: member?.name ?? '',
    position: member?.position ?? '',
    comment: member?.comment ?? '',
    imageDescription: member?.imageDescription ?? '',
  }),
  fields: {
    name: { label: 'Name', text: ({ name }) => name },
    position: { label: 'Position', text: ({ position }) => position },
    comment: { label: 'Comment', text: ({ comment }) => comment },
    imageDescription: pictureDescription,
  },
  getPicture: (member) => member.image || undefined,
}
