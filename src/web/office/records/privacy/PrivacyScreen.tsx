import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ErasureReceipt, FoundData, Hold, Person } from '#contract/records/privacy.ts'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { plural } from '#web/office/platform/format.ts'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { FoundPerson } from './FoundPerson.tsx'
import { Holds } from './Holds.tsx'
import { PersonForm } from './PersonForm.tsx'
import styles from './PrivacyScreen.module.css'
import { findData, personName } from './privacy-queries.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { Receipts } from './Receipts.tsx'
import { SearchLimits } from './SearchLimits.tsx'

const failed = 'The search failed. Please try again.'

/**
 * Shows, exports and erases everything that is stored about one person. The children are the rules that
 * features have for what they store.
 */
export function PrivacyScreen({ children }: { children?: ReactNode }) {
  const [person, setPerson] = useState<Person>({ email: '', phone: '' })
  const [receipt, setReceipt] = useState<ErasureReceipt>()
  const [found, setFound] = useState<FoundData>()
  // Not a query: each search is recorded in the audit log, so none may be repeated in the background.
  const searching = useMutation({ mutationFn: findData, onSuccess: setFound })
  const { error, isPending } = searching

  const search = (next: Person) => {
    setPerson(next)
    setFound(undefined)
    searching.mutate(next)
  }
  const changeHolds = (change: (holds: Hold[]) => Hold[]) =>
    setFound((before) => before && { ...before, holds: change(before.holds) })

  return (
    <div className={styles.screen}>
      <ScreenTitle title="Privacy" count={found && `${plural(countIn(found), 'record')} found`} />
      <p className={styles.intro}>
        Everything that is stored about one person: look at it, export it for them, or erase it. The
        audit log records whose data you open by its id, without a name.
      </p>
      <PersonForm person={person} busy={isPending} onSearch={search} />
      {isPending && (
        <PlainPanel>
          <Loading text="Searching...">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Loading>
        </PlainPanel>
      )}
      {error && !isSessionOver(error) && (
        <PlainPanel>
          <ErrorState
            title={failed}
            message={errorMessage(error, failed)}
            onRetry={() => search(person)}
          />
        </PlainPanel>
      )}
      {found && countIn(found) > 0 && (
        <FoundPerson
          person={person}
          found={found}
          onSearch={search}
          onHeld={(hold) => changeHolds((holds) => [hold, ...holds])}
          onErased={(erased) => {
            setReceipt(erased)
            setFound(undefined)
          }}
        />
      )}
      {found && countIn(found) === 0 && (
        <PlainPanel>
          <EmptyState
            drawing="/art/empty-found.svg"
            title={`Nothing is stored about ${personName(person)}`}
            hint={<SearchLimits />}
          />
        </PlainPanel>
      )}
      <Holds
        onReleased={({ id }) => changeHolds((holds) => holds.filter((hold) => hold.id !== id))}
      />
      {children}
      <Receipts onShow={setReceipt} />
      {receipt && <ReceiptDialog receipt={receipt} onClose={() => setReceipt(undefined)} />}
    </div>
  )
}

const countIn = ({ kinds }: FoundData) =>
  kinds.reduce((sum, { records }) => sum + records.length, 0)
