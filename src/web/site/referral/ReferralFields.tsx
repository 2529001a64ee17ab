import { withName } from '#content/provider.ts'
import { referralOnline } from '#content/referral-online.ts'
import { counties } from '#contract/referrals/counties.ts'
import { payerIds, payers } from '#contract/referrals/payers.ts'
import { referralLimits } from '#contract/referrals/referral-input.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/Field.tsx'
import { useSiteDetails } from '../site-details.ts'
import { useTexts } from '../texts.ts'
import styles from './ReferralForm.module.css'

/** How a section of the form connects a control to what was typed and to what is wrong with it. */
export type MakeControl = (name: string) => {
  name: string
  error: string | undefined
  defaultValue: string | undefined
  /** The first field that something is wrong with, where no script can move the focus. */
  autoFocus: boolean
}

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
          hint="If you’re referring on behalf of one, such as a health plan or an agency."
          maxLength={referralLimits.organization}
          {...control('organization')}
        />
        <TextField
          label="Your relationship to the person"
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
          hint="With the area code."
          {...control('phone')}
        />
        <TextField label="Your email" type="email" autoComplete="email" {...control('email')} />
      </div>
    </>
  )
}

export function PersonFields({ control }: { control: MakeControl }) {
  const { programs } = useTexts().programs
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
        hint={`What would help? Up to ${referralLimits.needs.toLocaleString('en-US')} characters. Please don’t write a Social Security number.`}
        maxLength={referralLimits.needs}
        {...control('needs')}
      />
    </>
  )
}

/** What the Word form asks too. Nothing of it is required. */
export function MoreFields({ control }: { control: MakeControl }) {
  const { defaultValue, ...interpreter } = control('interpreter')
  return (
    <>
      <div className={styles.pair}>
        <SelectField label="Program that pays for support" {...control('payer')}>
          <option value="">Choose a program</option>
          {payerIds.map((id) => (
            <option key={id} value={id}>
              {payers[id]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Health plan"
          autoComplete="off"
          hint="The TennCare managed care organization, if any."
          maxLength={referralLimits.healthPlan}
          {...control('healthPlan')}
        />
      </div>
      <TextField
        label="Support coordinator"
        autoComplete="off"
        hint="Name, agency, and phone or email."
        maxLength={referralLimits.coordinator}
        {...control('coordinator')}
      />
      <TextField
        label="Language the person speaks or signs"
        autoComplete="off"
        maxLength={referralLimits.spokenLanguage}
        {...control('spokenLanguage')}
      />
      <Checkbox value="true" defaultChecked={defaultValue === 'true'} {...interpreter}>
        The person needs an interpreter
      </Checkbox>
      <TextField
        label="How the person communicates"
        autoComplete="off"
        hint="For example: speech, pictures, a tablet, signs."
        maxLength={referralLimits.communication}
        {...control('communication')}
      />
    </>
  )
}

export function ConsentFields({ control }: { control: MakeControl }) {
  const { defaultValue, ...consent } = control('consent')
  return (
    <Checkbox value="true" required defaultChecked={defaultValue === 'true'} {...consent}>
      {withName(referralOnline.consent, useSiteDetails())}
    </Checkbox>
  )
}
