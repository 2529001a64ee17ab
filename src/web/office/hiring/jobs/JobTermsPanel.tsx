import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { formatPay, Pay, toPay } from '#contract/hiring/job-pay.ts'
import type { JobForm } from '#contract/hiring/jobs.ts'
import { timeZoneName } from '#web/office/platform/provider-clock.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import styles from './JobFormPage.module.css'

type JobTermsPanelProps = { form: UseFormReturn<z.input<typeof JobForm>, unknown, JobForm> }

/** The part of the job form about pay, closing date and openings. */
export function JobTermsPanel({ form }: JobTermsPanelProps) {
  const titleId = useId()
  const pay = Pay.safeParse(toPay(form.watch())).data
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>Pay and dates</h2>
      <div className={styles.pay}>
        <FormField form={form} name="payFrom" label="Pay from ($)" inputMode="decimal" />
        <FormField form={form} name="payTo" label="Pay to ($)" inputMode="decimal" />
        <FormField
          form={form}
          name="payPer"
          as={SelectField}
          label="Pay per"
          value={form.watch('payPer')}
        >
          <option value="hour">Hour</option>
          <option value="year">Year</option>
        </FormField>
        <p className={styles.hint}>
          {pay ? (
            <>
              Visitors see: <b>{formatPay(pay)}</b>
            </>
          ) : (
            'Optional, and one amount is enough. Search engines show postings with pay first.'
          )}
        </p>
      </div>
      <div className={styles.pair}>
        <FormField
          form={form}
          name="closingDate"
          type="date"
          label="Closing date"
          hint={
            form.watch('closingDate')
              ? `People can apply until this day is over (${timeZoneName()}). Then the posting is archived.`
              : 'Optional. Without it, the posting stays on the site and in search engines until someone archives it.'
          }
        />
        <FormField
          form={form}
          name="openings"
          label="Openings"
          inputMode="numeric"
          hint="Optional. How many people you want to hire."
        />
      </div>
    </section>
  )
}
