import { FormField } from '#web/ui/FormField.tsx'
import { FormSection } from './FormSection.tsx'
import styles from './PersonalSection.module.css'
import type { Application } from './use-application.ts'

const fields = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
] as const

export function PersonalSection({ application }: { application: Application }) {
  const { form } = application
  return (
    <FormSection title="Personal Information">
      <div className={styles.grid}>
        {fields.map(({ name, ...field }) => (
          <FormField
            key={name}
            form={form}
            name={name}
            {...field}
            required
            onChange={() => form.clearErrors(name)}
          />
        ))}
      </div>
    </FormSection>
  )
}
