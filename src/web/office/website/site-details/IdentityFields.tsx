import type { UseFormReturn } from 'react-hook-form'
import { zoneName } from '#contract/platform/time-zone.ts'
import { type SiteDetailsForm, siteDetailsLimits } from '#contract/website/site-details.ts'
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

/** The zones of the United States, from east to west. */
const nearZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
]

const otherZones = Intl.supportedValuesOf('timeZone').filter((zone) => !nearZones.includes(zone))

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

// Made once: these are hundreds, and every key that is typed renders the form again.
const nearOptions = nearZones.map((zone) => (
  <option key={zone} value={zone}>
    {zoneName(zone)} ({cityOf(zone)})
  </option>
))
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
