import type { UseFormReturn } from 'react-hook-form'
import { zoneName } from '#contract/platform/time-zone.ts'
import { type SiteDetailsForm, siteDetailsLimits } from '#contract/website/site-details.ts'
import { nearOptions, nearZones } from '#web/office/platform/layout/near-zones.tsx'
import { SelectField, TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Remark } from '#web/ui/States.tsx'
import styles from './SiteDetails.module.css'

type FieldsProps = { form: UseFormReturn<SiteDetailsForm> }

export function IdentityFields({ form }: FieldsProps) {
  return (
    <div className={styles.body}>
      <FormField
        form={form}
        name="name"
        label="Name of your organization"
        autoComplete="off"
        max={siteDetailsLimits.name}
        hint="At the top of every page, in mails and on documents. Without a name, search engines are asked to stay away."
      />
      <FormField
        form={form}
        name="tagline"
        label="Tagline"
        autoComplete="off"
        max={siteDetailsLimits.tagline}
        hint="A few words below the name."
      />
      <FormField
        form={form}
        name="description"
        as={TextArea}
        label="Short description"
        max={siteDetailsLimits.description}
        hint="What you do and where, in one or two sentences. Search engines and shared links show it."
      />
    </div>
  )
}

const otherZones = Intl.supportedValuesOf('timeZone').filter((zone) => !nearZones.includes(zone))

// Made once: these are hundreds, and every key that is typed renders the form again.
const otherOptions = otherZones.map((zone) => (
  <option key={zone} value={zone}>
    {zone.replaceAll('_', ' ')}
  </option>
))

export function TimeZoneField({ form, stored }: FieldsProps & { stored: string }) {
  const chosen = form.watch('timeZone')
  const known = [...nearZones, ...otherZones]
  return (
    <>
      <FormField
        form={form}
        name="timeZone"
        as={SelectField}
        label="Time zone"
        hint="Of all dates and times on the website and in the office."
      >
        <optgroup label="United States">{nearOptions}</optgroup>
        <optgroup label="Others">
          {/* Another browser may know names that this one does not. */}
          {!known.includes(stored) && <option value={stored}>{stored}</option>}
          {otherOptions}
        </optgroup>
      </FormField>
      {chosen && chosen !== stored && (
        <Remark>
          Events, dates of publishing and interviews keep the time on the clock: what begins at
          10:00 AM still begins at 10:00 AM, in {zoneName(chosen)}.
        </Remark>
      )}
    </>
  )
}
