import { useState } from 'react'
import type { ErasureReceipt, FoundData, Person } from '#contract/records/privacy.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { eraseData, personName } from './privacy-queries.ts'

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
