import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { secondFactorMessages } from '#contract/accounts/second-factor.ts'
import { errorMessage } from '#web/api/api-error.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState, Loading, Skeleton } from '#web/ui/States.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useUserChange } from '../sign-in/SessionGuard.tsx'
import { usersKey } from '../users/users-queries.ts'
import { ProofDialog } from './ProofDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import styles from './second-factor.module.css'
import {
  renewRecoveryCodes,
  requireForAll,
  secondFactorQuery,
  switchOff,
} from './second-factor-queries.ts'

const failed = 'Failed to load your second factor. Please try again.'

/** The signed-in user's own second factor, and for the first administrator the rule for all. */
export function SecondFactorPanel({ busy }: { busy: boolean }) {
  const client = useQueryClient()
  const changeUser = useUserChange()
  const { data: factor, error, isPending, refetch } = useQuery(secondFactorQuery)
  const [open, setOpen] = useState<'set up' | 'off' | 'codes'>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    setOpen(undefined)
    setCodes(undefined)
  }
  const reload = () => client.invalidateQueries({ queryKey: usersKey })

  if (isPending) {
    return (
      <Loading text="Loading your second factor..." flush>
        <Skeleton shape="row" />
      </Loading>
    )
  }
  if (!factor) {
    return (
      <ErrorState title={failed} message={errorMessage(error, failed)} onRetry={() => refetch()} />
    )
  }
  const { on, recoveryCodesLeft, required, mayRequire } = factor
  const disabled = busy || open !== undefined
  return (
    <>
      <div className={styles.panel}>
        <div>
          <p className={styles.state}>
            <b>Second factor</b> <Badge color={on ? 'green' : 'grey'}>{on ? 'On' : 'Off'}</Badge>
          </p>
          <p>
            {on
              ? `You sign in with your password and a code. Recovery codes left: ${recoveryCodesLeft}.`
              : 'With a second factor, a stolen password alone lets nobody in.'}
          </p>
        </div>
        <div className={styles.actions}>
          {on ? (
            <>
              <Button variant="line" busy={disabled} onClick={() => setOpen('codes')}>
                New recovery codes
              </Button>
              <Button variant="quiet-danger" busy={disabled} onClick={() => setOpen('off')}>
                Switch off
              </Button>
            </>
          ) : (
            <Button variant="line" busy={disabled} onClick={() => setOpen('set up')}>
              <ShieldCheck className="icon" /> Set up a second factor
            </Button>
          )}
        </div>
      </div>
      {mayRequire && <RequirementSwitch required={required} on={on} busy={disabled} />}
      {open === 'set up' && (
        <SetUpDialog
          onCancel={close}
          onDone={() => {
            close()
            void reload()
          }}
        />
      )}
      {open === 'off' && (
        <ProofDialog
          title="Switch off your second factor"
          action="Switch off"
          send={async (proof) => {
            await switchOff(proof)
            toast('success', 'Your second factor is off. You are signed out everywhere else.')
            close()
            await reload()
            if (required) changeUser({ secondFactorNeeded: true })
          }}
          onClose={close}
        >
          Then your password alone is enough to sign in.
          {required && ' Because everyone must have a second factor, you will set up a new one.'}
        </ProofDialog>
      )}
      {open === 'codes' && !codes && (
        <ProofDialog
          title="New recovery codes"
          action="Continue"
          send={async (proof) => {
            setCodes(await renewRecoveryCodes(proof))
            await reload()
          }}
          onClose={close}
        >
          You get ten new codes, and the old ones stop working.
        </ProofDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </>
  )
}

type RequirementSwitchProps = { required: boolean; on: boolean; busy: boolean }

/** The first administrator's rule for all administrators. */
function RequirementSwitch({ required, on, busy }: RequirementSwitchProps) {
  const saving = useChange({
    change: requireForAll,
    reload: usersKey,
    success: (now) =>
      now ? 'Everyone must have a second factor now.' : 'The second factor is optional now.',
    failure: 'This could not be changed.',
  })
  const needsOwn = !on && !required
  return (
    <div className={styles.panel}>
      <p>
        {needsOwn
          ? `${secondFactorMessages.ownFirst} Then you can require one for all administrators.`
          : 'Administrators without a second factor can do nothing until they have set one up.'}
      </p>
      <Switch
        label="Require for all administrators"
        showLabel
        checked={required}
        disabled={busy || needsOwn || saving.isPending}
        onChange={(checked) => saving.mutate(checked)}
      />
    </div>
  )
}
