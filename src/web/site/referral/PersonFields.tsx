import { programs } from '#content/programs.ts'
import { counties } from '#contract/referrals/counties.ts'
import { referralLimits } from '#contract/referrals/referral-input.ts'
import { SelectField, TextArea, TextField } from '#web/ui/Field.tsx'
import type { MakeControl } from './control.ts'
import styles from './ReferralForm.module.css'

export function PersonFields({ control }: { control: MakeControl }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Full name"
          autoComplete="off"
          required
          maxLength={referralLimits.name}
          {...control('personName')}
        />
        <TextField
          label="Birth year"
          inputMode="numeric"
          autoComplete="off"
          hint="For example: 1994"
          maxLength={4}
          {...control('birthYear')}
        />
      </div>
      <div className={styles.pair}>
        <SelectField label="County where the person lives" required {...control('county')}>
          <option value="">Choose a county</option>
          {counties.map((county) => (
            <option key={county} value={county}>
              {county}
            </option>
          ))}
        </SelectField>
        <SelectField label="Program" {...control('program')}>
          <option value="">Not sure yet</option>
          {programs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Guardian or conservator"
        autoComplete="off"
        hint="Name and phone, if a court has named one."
        maxLength={referralLimits.guardian}
        {...control('guardian')}
      />
      <TextArea
        label="Needs in a few words"
        rows={5}
        hint={`What would help? Up to ${referralLimits.needs.toLocaleString('en-US')} characters. Please do not write a Social Security number.`}
        maxLength={referralLimits.needs}
        {...control('needs')}
      />
    </>
  )
}
