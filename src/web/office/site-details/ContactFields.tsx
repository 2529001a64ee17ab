import type { UseFormReturn } from 'react-hook-form'
import type { SiteDetails } from '#contract/site-details.ts'
import { TextField } from '#web/ui/Field.tsx'
import styles from './SiteDetails.module.css'

/** Autofill is off, because the browser would offer the user's own address. */
export function ContactFields({ form }: { form: UseFormReturn<SiteDetails> }) {
  const { register } = form
  const { phone, email, address } = form.formState.errors
  return (
    <div className={styles.body}>
      <div className={styles.pair}>
        <TextField
          label="Phone"
          type="tel"
          required
          autoComplete="off"
          error={phone?.message}
          hint="Visitors can tap it to call you."
          {...register('phone')}
        />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          error={email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label="Street"
        required
        autoComplete="off"
        error={address?.street?.message}
        {...register('address.street')}
      />
      <div className={styles.place}>
        <TextField
          label="City"
          required
          autoComplete="off"
          error={address?.city?.message}
          {...register('address.city')}
        />
        <TextField
          label="State"
          required
          autoComplete="off"
          error={address?.region?.message}
          {...register('address.region')}
        />
        <TextField
          label="ZIP code"
          required
          autoComplete="off"
          inputMode="numeric"
          error={address?.postalCode?.message}
          {...register('address.postalCode')}
        />
      </div>
    </div>
  )
}

/** A separate component, so that it registers after the fields above, which get the focus first. */
export function HoursField({ form }: { form: UseFormReturn<SiteDetails> }) {
  return (
    <div className={styles.body}>
      <TextField
        label="Office hours"
        required
        error={form.formState.errors.hours?.message}
        hint="One line. It appears at the top of every page and in the chat."
        {...form.register('hours')}
      />
    </div>
  )
}
