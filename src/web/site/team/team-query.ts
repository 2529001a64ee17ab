import { queryOptions } from '@tanstack/react-query'
import type { MemberContent } from '#content/team.ts'
import { type TeamMember, teamCalls } from '#contract/team.ts'
import { call } from '#web/api/call.ts'

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async ({ meta }) => (await call(teamCalls.list, { ...meta })).map(toContent),
})

/** `picture` is our addition to the specification, so it may be missing. */
function toContent(member: Partial<TeamMember>): MemberContent {
  const { name = '', position = '', comment = '', image = '' } = member
  const picture = member.picture ?? (image ? { width: 400, height: 400, sources: [] } : null)
  return { name, position, comment, image, picture }
}
