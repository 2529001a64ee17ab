import type { QueryKey } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import type { Owner } from '#contract/records/owner.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useSignedInUser } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import styles from './RecordActions.module.css'

type OwnerChoiceProps<T> = {
  record: T
  /** What the record is called, such as "message". */
  noun: string
  owners: Owner[]
  setOwner: (record: T, ownerId: string | null) => Promise<T>
  reload: QueryKey
}

/** Who takes care of a record, and a button to take it. */
export function OwnerChoice<T extends { owner: Owner | null }>({
  record,
  noun,
  owners,
  setOwner,
  reload,
}: OwnerChoiceProps<T>) {
  const { owner } = record
  const me = useSignedInUser()?._id ?? ''
  const changing = useChange({
    change: ({ before, ownerId }: { before: T; ownerId: string | null }) =>
      setOwner(before, ownerId),
    undo: ({ before }, after) => setOwner(after, before.owner?.id ?? null),
    reload,
    success: ({ ownerId }) => {
      if (ownerId === me) return `This ${noun} is yours now`
      const name = owners.find(({ id }) => id === ownerId)?.name
      return name ? `This ${noun} belongs to ${name} now` : `Anyone can take this ${noun} now`
    },
    failure: 'Failed to change the owner. Please try again.',
  })
  const give = (ownerId: string | null) => changing.mutate({ before: record, ownerId })
  // Someone who has left may still own records.
  const choices = owner && !owners.some(({ id }) => id === owner.id) ? [...owners, owner] : owners
  return (
    <div className={styles.owner}>
      <SelectField
        label="Owner"
        value={owner?.id ?? ''}
        disabled={changing.isPending}
        onChange={({ target }) => give(target.value || null)}
      >
        <option value="">Nobody yet</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me ? `${name} (you)` : name}
          </option>
        ))}
      </SelectField>
      {owner?.id !== me && (
        <Button variant="line" busy={changing.isPending} onClick={() => give(me)}>
          <Hand className="icon" /> Take it
        </Button>
      )}
    </div>
  )
}
