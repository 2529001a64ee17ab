import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/accounts/passkeys.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate, formatTodayOrDate } from '#web/office/platform/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { toast } from '#web/ui/toasts.ts'
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts'
import { listPasskeys, removePasskey } from '../passkeys/passkey-calls.ts'
import panelStyles from '../second-factor/second-factor.module.css'
import { usersKey } from '../users/users-queries.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import styles from './PasskeyPanel.module.css'

/** Loaded again together with users and sessions, which removing a passkey affects. */
const passkeysQuery = queryOptions({
  queryKey: [...usersKey, 'passkeys'],
  queryFn: listPasskeys,
})

const failed = 'Failed to load your passkeys. Please try again.'

/** The signed-in user's own passkeys. Where none can be made, only those that exist are shown. */
export function PasskeyPanel({ busy }: { busy: boolean }) {
  const client = useQueryClient()
  const { data: passkeys, error, isPending, refetch } = useQuery(passkeysQuery)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey>()
  const remove = useChange({
    change: removePasskey,
    reload: usersKey,
    success: 'The passkey is removed. You are signed out everywhere else.',
    failure: 'The passkey could not be removed.',
    onDone: () => setRemoving(undefined),
  })
  if (isPending) {
    return (
      <Loading text="Loading your passkeys..." flush>
        <Skeleton shape="row" />
      </Loading>
    )
  }
  if (!passkeys) {
    return (
      <ErrorState title={failed} message={errorMessage(error, failed)} onRetry={() => refetch()} />
    )
  }
  const available = canUsePasskeys()
  if (!available && passkeys.length === 0) return null
  const disabled = busy || adding || removing !== undefined
  return (
    <div className={panelStyles.panel}>
      <div>
        <p className={panelStyles.state}>
          <b>Passkeys</b>
        </p>
        <p>
          {passkeys.length > 0
            ? 'You can sign in with these, without a password and code.'
            : 'Sign in with your fingerprint, face or PIN. Nobody can guess or lock a passkey.'}
        </p>
      </div>
      {available && (
        <Button variant="line" busy={disabled} onClick={() => setAdding(true)}>
          <KeyRound className="icon" /> Add a passkey
        </Button>
      )}
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                {passkey.name}
                <small>{describe(passkey)}</small>
              </span>
              <Button
                variant="quiet-danger"
                size="small"
                busy={disabled}
                onClick={() => {
                  remove.reset()
                  setRemoving(passkey)
                }}
              >
                Remove<span className="visually-hidden"> {passkey.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <AddPasskeyDialog
          onClose={() => setAdding(false)}
          onDone={async (name) => {
            setAdding(false)
            toast('success', `You can sign in with the passkey “${name}” now.`)
            await client.invalidateQueries({ queryKey: usersKey })
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title="Remove passkey"
          question="Do you want to remove this passkey? You cannot sign in with it any more, and are signed out everywhere else."
          action="Remove"
          busy={remove.isPending}
          problem={remove.error?.message}
          onConfirm={() => remove.mutate(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            <b>{removing.name}</b>
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

const describe = ({ createdAt, lastUsedAt }: Passkey) =>
  `Added ${formatDate(createdAt)}. ${lastUsedAt ? `Last used: ${formatTodayOrDate(lastUsedAt)}.` : 'Not used yet.'}`
