import { consentSummary, consentText } from '#content/application-form.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { ScrollRegion } from '#web/ui/ScrollRegion.tsx'
import styles from './ConsentSection.module.css'
import { FormSection } from './FormSection.tsx'
import type { Application } from './use-application.ts'

export function ConsentSection({ application }: { application: Application }) {
  const { register, clearErrors, formState } = application.form
  return (
    <FormSection title="Consent Agreement">
      <div>
        <p>In short:</p>
        <ul className={styles.short}>
          {consentSummary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ScrollRegion className={styles.full} label="Full text of the consent agreement">
        {consentText.map(({ title, text }) => (
          <div key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
        ))}
      </ScrollRegion>
      <Checkbox
        required
        error={formState.errors.consentAgreement?.message}
        {...register('consentAgreement', { onChange: () => clearErrors('consentAgreement') })}
      >
        I have read the consent agreement. What I wrote is true, and I agree of my own free will.
      </Checkbox>
    </FormSection>
  )
}
