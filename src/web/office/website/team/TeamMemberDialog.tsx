import { type TeamMember, TeamMemberForm, teamLimits, teamMissing } from '#contract/website/team.ts'
import {
  type CompareOptions,
  pictureDescription,
  pictureFocus,
} from '#web/office/platform/drafts/compare.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { missingFields } from '#web/office/platform/layout/missing-fields.ts'
import { PictureDescriptionField, PictureField } from '#web/office/platform/layout/PictureField.tsx'
import { PictureFocusField } from '#web/office/platform/layout/PictureFocusField.tsx'
import { SpanishFields } from '#web/office/records/spanish/SpanishFields.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { saveMember, teamQuery } from './team-queries.ts'

/** How two versions of a team member are compared. */
export const teamVersions: CompareOptions<TeamMemberForm, TeamMember> = {
  toValues: (member) => ({
    name: member?.name ?? '',
    position: member?.position ?? '',
    comment: member?.comment ?? '',
    imageDescription: member?.imageDescription ?? '',
    imageFocus: member?.picture?.focus ?? '',
  }),
  fields: {
    name: { label: 'Name', text: ({ name }) => name },
    position: { label: 'Position', text: ({ position }) => position },
    comment: { label: 'Comment', text: ({ comment }) => comment },
    imageDescription: pictureDescription,
    imageFocus: pictureFocus,
  },
  getPicture: (member) => member.image || undefined,
}

type TeamMemberDialogProps = { member?: TeamMember; onClose: () => void }

/** Adds or edits a team member. */
export function TeamMemberDialog({ member, onClose }: TeamMemberDialogProps) {
  const draft = useDraftForm({
    kind: 'team member',
    item: member,
    schema: TeamMemberForm,
    start: teamVersions.toValues(member),
    compare: teamVersions,
    addsNew: true,
    onClose,
  })
  const existing = draft.item
  const saving = useSave(draft, {
    save: saveMember,
    reload: teamQuery.queryKey,
    success: existing ? 'Team member updated successfully!' : 'Team member added successfully!',
    failure: existing
      ? 'Failed to update team member. Please try again.'
      : 'Failed to add team member. Please try again.',
  })
  const { form } = draft
  const { sentence, getError } = missingFields(form.formState.errors, teamMissing)
  const disabled = saving.isPending

  return (
    <FormDialog
      title={existing ? 'Edit Team Member' : 'Add Team Member'}
      draft={draft}
      saving={saving}
      actions={<HistoryButton draft={draft} busy={saving.isPending} />}
      formError={sentence}
      fields={{
        name: (
          <FormField
            form={form}
            name="name"
            label="Name"
            required
            disabled={disabled}
            error={getError('name', 'Name is required')}
            max={teamLimits.name}
          />
        ),
        position: (
          <FormField
            form={form}
            name="position"
            label="Position"
            required
            disabled={disabled}
            error={getError('position', 'Position is required')}
            max={teamLimits.position}
          />
        ),
        comment: (
          <FormField
            form={form}
            name="comment"
            as={TextArea}
            label="Comment"
            required
            disabled={disabled}
            error={getError('comment', 'Comment is required')}
            max={teamLimits.comment}
          />
        ),
        image: (
          <PictureField
            control={form.control}
            name="image"
            advice="A square picture looks best. Without one, the site shows the initials."
            current={existing?.image}
            removable
            disabled={disabled}
          />
        ),
        imageDescription: (
          <PictureDescriptionField form={form} current={existing?.image} disabled={disabled} />
        ),
        isDecoration: null,
        imageFocus: <PictureFocusField form={form} current={existing?.image} disabled={disabled} />,
      }}
    >
      {(fields) => (
        <>
          {fields}
          <SpanishFields draft={draft} busy={disabled} />
        </>
      )}
    </FormDialog>
  )
}
