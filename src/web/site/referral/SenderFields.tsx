import { referralLimits } from '#contract/referrals/referral-input.ts'
import { TextField } from '#web/ui/Field.tsx'
import type { MakeControl } from './control.ts'
import styles from './ReferralForm.module.css'

export function SenderFields({ control }: { control: MakeControl }) {
  return (
    <>
      <TextField
        label="Your name"
        autoComplete="name"
        required
        maxLength={referralLimits.name}
        {...control('name')}
      />
      <div className={styles.pair}>
        <TextField
          label="Organization"
          autoComplete="organization"
          hint="If you refer for one, such as a health plan or an agency."
          maxLength={referralLimits.organization}
          {...control('organization')}
        />
        <TextField
          label="Who you are to the person"
          autoComplete="off"
          hint="For example: support coordinator, parent, myself."
          maxLength={referralLimits.role}
          {...control('role')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Your phone"
          type="tel"
          autoComplete="tel"
          required
          {...control('phone')}
        />
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          required
          {...control('email')}
        />
      </div>
    </>
  )
}
