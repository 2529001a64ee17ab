import { Controller, type UseFormReturn } from 'react-hook-form'
import { callBackWords } from '#content/call-back.ts'
import {
  callBackTimes,
  type SiteDetailsForm,
  siteDetailsLimits,
} from '#contract/website/site-details.ts'
import { SelectField, TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import styles from './SiteDetails.module.css'

type FieldsProps = { form: UseFormReturn<SiteDetailsForm> }

/** Who can get services, where, through which plans, what they cost, and how long people wait. */
export function FactsFields({ form }: FieldsProps) {
  return (
    <div className={styles.body}>
      <FormField
        form={form}
        name="facts.eligibility"
        as={TextArea}
        label="Who can get services"
        max={siteDetailsLimits.eligibility}
        hint="For example ages and disabilities."
      />
      <LinesField
        form={form}
        name="facts.counties"
        label="Counties"
        hint={`One in each line, up to ${siteDetailsLimits.counties}.`}
      />
      <LinesField
        form={form}
        name="facts.plans"
        label="Plans and programs you accept"
        hint={`One in each line, up to ${siteDetailsLimits.plans}.`}
      />
      <FormField
        form={form}
        name="facts.cost"
        as={TextArea}
        label="What it costs"
        max={siteDetailsLimits.cost}
        hint="Who pays, and what families pay themselves."
      />
      <FormField
        form={form}
        name="facts.wait"
        as={TextArea}
        label="How long the wait is"
        max={siteDetailsLimits.wait}
        hint="From the first call until services start."
      />
      <FormField
        form={form}
        name="facts.callBack"
        as={SelectField}
        label="When you get back to someone who refers"
        hint="A promise to the sender of an online referral."
      >
        {callBackTimes.map((time) => (
          <option key={time} value={time}>
            {time ? callBackWords[time].trim().replace(/^w/, 'W') : 'No promise'}
          </option>
        ))}
      </FormField>
      <FormField
        form={form}
        name="facts.contact"
        label="Whom they can ask for"
        autoComplete="off"
        max={siteDetailsLimits.contact}
        hint="A name. Once a referral has an owner, its private page names the owner."
      />
    </div>
  )
}

type LinesFieldProps = FieldsProps & {
  name: 'facts.counties' | 'facts.plans'
  label: string
  hint: string
}

/** A list, typed as one line for each entry. */
function LinesField({ form, name, label, hint }: LinesFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        // A fault of one line is at its place in the list.
        const faults = [error, ...(Array.isArray(error) ? error : [])]
        return (
          <TextArea
            label={label}
            hint={hint}
            error={faults.find((fault) => fault?.message)?.message}
            {...field}
            value={field.value?.join('\n') ?? ''}
            onChange={({ target }) => field.onChange(target.value.split('\n'))}
          />
        )
      }}
    />
  )
}
