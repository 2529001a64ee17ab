import { secondFactorMessages } from '#contract/accounts/second-factor.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { usersKey } from '../users/users-queries.ts'
import styles from './second-factor.module.css'
import { requireForAll } from './second-factor-queries.ts'

type RequirementSwitchProps = { required: boolean; on: boolean; busy: boolean }

/** The first administrator's rule for all administrators. */
export function RequirementSwitch({ required, on, busy }: RequirementSwitchProps) {
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
