import { TextField } from '#web/ui/Field.tsx'
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
  const { register, clearErrors, formState } = application.form
  return (
    <FormSection title="Personal Information">
      <div className={styles.grid}>
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            required
            error={formState.errors[name]?.message}
            {...register(name, { onChange: () => clearErrors(name) })}
          />
        ))}
      </div>
    </FormSection>
  )
}
