import { queryOptions } from '@tanstack/react-query'
import type { Complete } from '#contract/platform/common.ts'
import {
  type TeamMember,
  type TeamMemberForm,
  type TeamMemberInput,
  teamCalls,
} from '#contract/website/team.ts'
import { call } from '#web/api/call.ts'
import { toFormData } from '#web/api/form-data.ts'
import { withId } from '#web/office/records/records.ts'

export const teamQuery = queryOptions({
  queryKey: ['office', 'team'],
  queryFn: async () => (await call(teamCalls.list, {})).map(withId),
})

export function saveMember(values: TeamMemberForm, existing: TeamMember | undefined) {
  const { name, position, comment, image, imageDescription, imageFocus } = values
  const fields: Complete<TeamMemberInput> = {
    name,
    position,
    comment,
    imageDescription,
    imageFocus,
    removeImage: image === null || undefined,
    updatedAt: existing?.updatedAt,
  }
  const form = toFormData({ ...fields, image })
  return existing
    ? call(teamCalls.update, { params: { id: existing.id }, form })
    : call(teamCalls.create, { form })
}

export const reorderTeam = (memberIds: string[]) => call(teamCalls.reorder, { body: { memberIds } })

export const deleteMember = (member: TeamMember) =>
  call(teamCalls.remove, { params: { id: member.id } })
