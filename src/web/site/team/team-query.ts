import { queryOptions } from '@tanstack/react-query'
import type { MemberContent } from '#content/team.ts'
import { type TeamMember, teamCalls } from '#contract/website/team.ts'
import { call } from '#web/api/call.ts'

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async ({ meta }) => (await call(teamCalls.list, { ...meta })).map(toContent),
})

/** `picture` and `imageDescription` are our additions to the specification, so they may be missing. */
function toContent(member: Partial<TeamMember> & Pick<MemberContent, 'english'>): MemberContent {
  const { name = '', position = '', comment = '', image = '', imageDescription = '' } = member
  const picture = member.picture ?? (image ? { width: 400, height: 400, sources: [] } : null)
  return { name, position, comment, image, imageDescription, picture, english: member.english }
}
