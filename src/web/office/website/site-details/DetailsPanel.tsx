import type { UseFormReturn } from 'react-hook-form'
import type { SiteDetailsForm } from '#contract/website/site-details.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { FactsFields } from './FactsFields.tsx'
import { IdentityFields, TimeZoneField } from './IdentityFields.tsx'
import { RowsEditor } from './RowsEditor.tsx'
import styles from './SiteDetails.module.css'

export const detailsParts = [
  'identity',
  'contact',
  'hours',
  'services',
  'licensing',
  'links',
  'assistant',
] as const
export type DetailsPart = (typeof detailsParts)[number]

type DetailsPanelProps = {
  part: DetailsPart
  form: UseFormReturn<SiteDetailsForm>
  /** The time zone as it is stored. */
  timeZone: string
}

/** One part of the form, which the set-up shows alone. */
export function DetailsPanel({ part, form, timeZone }: DetailsPanelProps) {
  if (part === 'identity') {
    return (
      <Panel title="Who you are">
        <IdentityFields form={form} />
      </Panel>
    )
  }
  if (part === 'contact') {
    return (
      <Panel title="Contact">
        <ContactFields form={form} />
      </Panel>
    )
  }
  if (part === 'hours') {
    return (
      <Panel title="Hours and time zone">
        <div className={styles.body}>
          <HoursField form={form} />
          <TimeZoneField form={form} stored={timeZone} />
        </div>
      </Panel>
    )
  }
  if (part === 'services') {
    return (
      <Panel title="Services">
        <FactsFields form={form} />
      </Panel>
    )
  }
  if (part === 'licensing') return <LicensingPanel form={form} />
  if (part === 'links') return <LinksPanel form={form} />
  return (
    <Panel title="Assistant">
      <div className={styles.body}>
        <p className={styles.hint}>
          It answers visitors’ questions on every page, and gives emergency numbers to people in
          danger.
        </p>
        <Checkbox {...form.register('assistant')}>Show the assistant on the website</Checkbox>
      </div>
    </Panel>
  )
}

const LicensingPanel = ({ form }: Pick<DetailsPanelProps, 'form'>) => (
  <Panel title="Licensing & affiliations">
    <RowsEditor
      form={form}
      name="licensing"
      noun="entry"
      blank={{ title: '', detail: '' }}
      intro="Shown at the bottom of every page, in this order."
    >
      {(index) => (
        <>
          <FormField form={form} name={`licensing.${index}.title`} label="Title" required />
          <FormField
            form={form}
            name={`licensing.${index}.detail`}
            as={TextArea}
            label="Detail"
            required
          />
        </>
      )}
    </RowsEditor>
  </Panel>
)

const LinksPanel = ({ form }: Pick<DetailsPanelProps, 'form'>) => (
  <Panel title="Links">
    <RowsEditor
      form={form}
      name="links"
      noun="link"
      blank={{ label: '', href: '' }}
      intro="Websites that help families. Shown at the bottom of every page, in this order."
    >
      {(index) => (
        <>
          <FormField form={form} name={`links.${index}.label`} label="Label" required />
          <FormField
            form={form}
            name={`links.${index}.href`}
            label="Web address"
            type="url"
            required
          />
        </>
      )}
    </RowsEditor>
  </Panel>
)

/** Autofill is off, because the browser would offer the user's own address. */
function ContactFields({ form }: { form: UseFormReturn<SiteDetailsForm> }) {
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
function HoursField({ form }: { form: UseFormReturn<SiteDetailsForm> }) {
  return (
    <FormField
      form={form}
      name="hours"
      label="Office hours"
      hint="One line. It appears at the top of every page and in the chat."
    />
  )
}
