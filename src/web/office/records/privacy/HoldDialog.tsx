import { type Hold, HoldForm, type Person, privacyLimits } from '#contract/records/privacy.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { addHold, personName, privacyKey } from './privacy-queries.ts'

type HoldDialogProps = { person: Person; onClose: () => void; onHeld: (hold: Hold) => void }

// Not kept as a draft: it would come back for the next person.
const secrets = ['reason' as const]

/** Asks for the reason why nothing of this person may be erased. */
export function HoldDialog({ person, onClose, onHeld }: HoldDialogProps) {
  const draft = useDraftForm({
    kind: 'hold',
    schema: HoldForm,
    start: { reason: '' },
    secrets,
    onClose,
  })
  const saving = useChange({
    change: async ({ reason }: HoldForm) => onHeld(await addHold({ ...person, reason })),
    reload: privacyKey,
    success: 'Nothing of this person can be erased until you release the hold.',
    failure: 'The hold could not be saved.',
    onDone: draft.close,
  })
  return (
    <FormDialog
      title="Put on hold"
      draft={draft}
      saving={saving}
      fields={{
        reason: (
          <FormField
            form={draft.form}
            name="reason"
            as={TextArea}
            label="Reason"
            required
            max={privacyLimits.reason}
            disabled={saving.isPending}
            hint="Such as a dispute, or a question of an authority."
          />
        ),
      }}
    >
      {(fields) => (
        <>
          <p>
            Nothing with <b>{personName(person)}</b> can be erased or deleted until someone releases
            the hold.
          </p>
          {fields}
        </>
      )}
    </FormDialog>
  )
}
