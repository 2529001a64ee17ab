import { queryOptions } from '@tanstack/react-query'
import { type TeamMember, type TeamMemberForm, teamCalls } from '#contract/team.ts'
import { call } from '#web/api/call.ts'
import { toFormData } from '#web/api/form-data.ts'
import { withId } from '../records.ts'

export const teamQuery = queryOptions({
  queryKey: ['office', 'team'],
  queryFn: async () => (await call(teamCalls.list, {})).map(withId),
})

export function saveMember(values: TeamMemberForm, existing: TeamMember | undefined) {
  const form = toFormData({
    ...values,
    removeImage: values.image === null || undefined,
    updatedAt: existing?.updatedAt,
  })
  return existing
    ? call(teamCalls.update, { params: { id: existing.id }, form })
    : call(teamCalls.create, { form })
}

export const deleteMember = (member: TeamMember) =>
  call(teamCalls.remove, { params: { id: member.id } })
