import { zodResolver } from '@hookform/resolvers/zod'
import { Search } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Person } from '#contract/records/privacy.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import styles from './PersonForm.module.css'

type PersonFormProps = { person: Person; busy: boolean; onSearch: (person: Person) => void }

export function PersonForm({ person, busy, onSearch }: PersonFormProps) {
  const form = useForm({ resolver: zodResolver(Person), values: person })
  return (
    <form
      className={styles.form}
      aria-label="Find a person"
      noValidate
      onSubmit={form.handleSubmit(onSearch)}
    >
      <FormField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="The whole address. Capital letters make no difference."
      />
      <FormField
        form={form}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="In any format. With both, records with either of them are found."
      />
      <Button type="submit" busy={busy}>
        <Search className="icon" /> {busy ? 'Searching...' : 'Search'}
      </Button>
    </form>
  )
}
