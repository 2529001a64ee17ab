import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type ErasureReceipt,
  type FoundData,
  type Hold,
  Person,
} from '#contract/records/privacy.ts'
import { errorMessage, isSessionOver } from '#web/api/api-error.ts'
import { plural } from '#web/office/platform/format.ts'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { FoundPerson, SearchLimits } from './FoundPerson.tsx'
import { Holds } from './Holds.tsx'
import styles from './PrivacyScreen.module.css'
import { findData, personName } from './privacy-queries.ts'
import { ReceiptDialog, Receipts } from './Receipts.tsx'

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

type PersonFormProps = { person: Person; busy: boolean; onSearch: (person: Person) => void }

function PersonForm({ person, busy, onSearch }: PersonFormProps) {
  const form = useForm({ resolver: zodResolver(Person), values: person })
  return (
    <form
      className={styles.form}
      aria-label="Find a person"
      noValidate
      onSubmit={form.handleSubmit(onSearch)}
    >
      <FormField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="The whole address. Capital letters make no difference."
      />
      <FormField
        form={form}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="In any format. With both, records with either of them are found."
      />
      <Button type="submit" busy={busy}>
        <Search className="icon" /> {busy ? 'Searching...' : 'Search'}
      </Button>
    </form>
  )
}
