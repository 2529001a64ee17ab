import type { UseFormReturn } from 'react-hook-form'
import type { SiteDetailsForm } from '#contract/website/site-details.ts'
import { FormField } from '#web/ui/FormField.tsx'
import styles from './SiteDetails.module.css'

/** Autofill is off, because the browser would offer the user's own address. */
export function ContactFields({ form }: { form: UseFormReturn<SiteDetailsForm> }) {
  return (
    <div className={styles.body}>
      <div className={styles.pair}>
        <FormField
          form={form}
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="off"
          hint="Visitors can tap it to call you."
        />
        <FormField form={form} name="email" label="Email" type="email" autoComplete="off" />
      </div>
      <FormField form={form} name="address.street" label="Street" autoComplete="off" />
      <div className={styles.place}>
        <FormField form={form} name="address.city" label="City" autoComplete="off" />
        <FormField form={form} name="address.region" label="State" autoComplete="off" />
        <FormField
          form={form}
          name="address.postalCode"
          label="ZIP code"
          autoComplete="off"
          inputMode="numeric"
        />
      </div>
    </div>
  )
}

/** A separate component, so that it registers after the fields above, which get the focus first. */
export function HoursField({ form }: { form: UseFormReturn<SiteDetailsForm> }) {
  return (
    <FormField
      form={form}
      name="hours"
      label="Office hours"
      hint="One line. It appears at the top of every page and in the chat."
    />
  )
}
