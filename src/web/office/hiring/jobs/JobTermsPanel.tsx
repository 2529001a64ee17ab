import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { formatPay, Pay, toPay } from '#contract/hiring/job-pay.ts'
import { termLimits } from '#contract/hiring/job-terms.ts'
import type { JobForm } from '#contract/hiring/jobs.ts'
import { timeZoneName } from '#web/office/platform/provider-clock.ts'
import { PublishDateFields } from '#web/office/website/publishing/PublishDateFields.tsx'
import { ProgramField } from '#web/office/website/site-texts/ProgramField.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import styles from './JobFormPage.module.css'

type JobTermsPanelProps = { form: UseFormReturn<z.input<typeof JobForm>, unknown, JobForm> }

const names = [
  'publishDate',
  'publishTime',
  'payFrom',
  'payTo',
  'closingDate',
  'openings',
  'street',
  'postalCode',
  'program',
] as const

/** What a posting can do without: publishing date, pay, closing date, openings, street and program. */
export function JobTermsPanel({ form }: JobTermsPanelProps) {
  const { errors } = form.formState
  const [open, setOpen] = useState(() => form.getValues(names).some(Boolean))
  const pay = Pay.safeParse(toPay(form.watch())).data
  return (
    <details
      className={styles.more}
      // A field with an error must be seen and take the focus.
      open={open || names.some((name) => errors[name])}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>More: dates, pay, openings, street, program</summary>
      <div className={styles.moreBody}>
        <PublishDateFields form={form} />
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
        <div className={styles.address}>
          <FormField
            form={form}
            name="street"
            label="Street"
            max={termLimits.street}
            hint="Optional, shown on the page of the job. Never a home where people live."
          />
          <FormField form={form} name="postalCode" label="ZIP code" inputMode="numeric" />
        </div>
        <ProgramField form={form} hint="Optional. The page of the program lists the job." />
      </div>
    </details>
  )
}
