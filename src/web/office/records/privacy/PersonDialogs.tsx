import { useState } from 'react'
import {
  type ErasureReceipt,
  type FoundData,
  type Hold,
  HoldForm,
  type Person,
  privacyLimits,
} from '#contract/records/privacy.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { TextArea, TextField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { addHold, eraseData, personName, privacyKey } from './privacy-queries.ts'

type EraseDialogProps = {
  person: Person
  found: FoundData
  onClose: () => void
  onErased: (receipt: ErasureReceipt) => void
}

const word = 'ERASE'

/** Lists what will be erased, and asks for a word that nobody types by accident. */
export function EraseDialog({ person, found, onClose, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const erasing = useChange({
    change: async () => {
      const receipt = await eraseData(person)
      onClose()
      onErased(receipt)
    },
    // The lists and counts of every screen may have changed.
    reload: ['office'],
    failure: 'Nothing was erased. Please try again.',
  })
  const confirmed = typed.trim().toUpperCase() === word
  const kinds = found.kinds.filter(({ kept }) => !kept)
  const documents = kinds
    .flatMap(({ records }) => records)
    .reduce((sum, record) => sum + record.documents.length, 0)

  return (
    <ConfirmDialog
      title="Erase everything"
      question={`Do you want to erase everything that is stored about ${personName(person)}? This cannot be undone.`}
      action="Erase"
      busy={erasing.isPending}
      problem={erasing.error?.message}
      onConfirm={() => (confirmed ? erasing.mutate() : setAsked(true))}
      onCancel={onClose}
    >
      <ul>
        {kinds.map(({ label, records }) => (
          <li key={label}>
            {label}: {records.length}
          </li>
        ))}
        {documents > 0 && <li>Documents: {documents}</li>}
      </ul>
      <p>Backups that were made before still have it, until they are deleted.</p>
      <TextField
        label={`Type ${word} to confirm`}
        value={typed}
        autoComplete="off"
        disabled={erasing.isPending}
        error={asked && !confirmed ? `Please type ${word}.` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  )
}

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
