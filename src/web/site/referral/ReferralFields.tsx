import type { InputHTMLAttributes } from 'react'
import { langOf, programTextPath } from '#content/lang-of.ts'
import { locale } from '#content/language.ts'
import { withName } from '#content/provider.ts'
import { referralConsent, referralOnline } from '#content/referral-online.ts'
import { counties } from '#contract/referrals/counties.ts'
import { payerIds } from '#contract/referrals/payers.ts'
import { referralLimits } from '#contract/referrals/referral-input.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/Field.tsx'
import { useCritical } from '../critical.ts'
import { EnglishOnlyCall } from '../layout/EnglishOnly.tsx'
import { useSiteDetails } from '../site-details.ts'
import { useTexts } from '../texts.ts'
import styles from './ReferralForm.module.css'

const { fields, payers } = referralOnline

/** How a section of the form connects a control to what was typed and to what is wrong with it. */
export type MakeControl = (name: string) => {
  name: string
  error: string | undefined
  defaultValue: string | undefined
  /** The first field that something is wrong with, where no script can move the focus. */
  autoFocus: boolean
}

type LineProps = InputHTMLAttributes<HTMLInputElement> & {
  name: keyof typeof fields & Exclude<keyof typeof referralLimits, 'needs'>
  hint?: string
  control: MakeControl
}

/** A line of text, which browsers fill in only where a field says so. */
function Line({ control, name, ...rest }: LineProps) {
  return (
    <TextField
      label={fields[name]}
      autoComplete="off"
      maxLength={referralLimits[name]}
      {...rest}
      {...control(name)}
    />
  )
}

export function SenderFields({ control }: { control: MakeControl }) {
  return (
    <>
      <Line name="name" autoComplete="name" required control={control} />
      <div className={styles.pair}>
        <Line
          name="organization"
          autoComplete="organization"
          hint={fields.organizationHint}
          control={control}
        />
        <Line name="role" hint={fields.roleHint} control={control} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={fields.phone}
          type="tel"
          autoComplete="tel"
          hint={fields.phoneHint}
          {...control('phone')}
        />
        <TextField label={fields.email} type="email" autoComplete="email" {...control('email')} />
      </div>
    </>
  )
}

export function PersonFields({ control }: { control: MakeControl }) {
  const { programs: texts, english } = useTexts()
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={fields.personName}
          autoComplete="off"
          required
          maxLength={referralLimits.name}
          {...control('personName')}
        />
        <TextField
          label={fields.birthYear}
          inputMode="numeric"
          autoComplete="off"
          hint={fields.birthYearHint}
          maxLength={4}
          {...control('birthYear')}
        />
      </div>
      <div className={styles.pair}>
        <SelectField label={fields.county} required {...control('county')}>
          <option value="">{fields.chooseCounty}</option>
          {counties.map((county) => (
            <option key={county} value={county}>
              {county}
            </option>
          ))}
        </SelectField>
        <SelectField label={fields.program} {...control('program')}>
          <option value="">{fields.noProgram}</option>
          {texts.programs.map(({ id, name }) => (
            <option key={id} value={id} lang={langOf(english, `${programTextPath(id)}name`)}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Line name="guardian" hint={fields.guardianHint} control={control} />
      <TextArea
        label={fields.needs}
        rows={5}
        hint={fields.needsHint(referralLimits.needs.toLocaleString(locale))}
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
        <SelectField label={fields.payer} {...control('payer')}>
          <option value="">{fields.choosePayer}</option>
          {payerIds.map((id) => (
            <option key={id} value={id}>
              {payers[id]}
            </option>
          ))}
        </SelectField>
        <Line name="healthPlan" hint={fields.healthPlanHint} control={control} />
      </div>
      <Line name="coordinator" hint={fields.coordinatorHint} control={control} />
      <Line name="spokenLanguage" control={control} />
      <Checkbox value="true" defaultChecked={defaultValue === 'true'} {...interpreter}>
        {fields.interpreter}
      </Checkbox>
      <Line name="communication" hint={fields.communicationHint} control={control} />
    </>
  )
}

export function ConsentFields({ control }: { control: MakeControl }) {
  const { defaultValue, ...consent } = control('consent')
  const details = useSiteDetails()
  const { text, lang } = useCritical(referralConsent)
  return (
    <>
      {lang && <EnglishOnlyCall />}
      <Checkbox value="true" required defaultChecked={defaultValue === 'true'} {...consent}>
        <span lang={lang}>{withName(text, details)}</span>
      </Checkbox>
    </>
  )
}
