import { Search } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import fieldStyles from './Field.module.css'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'onChange'> & {
  label: string
  onChange: (text: string) => void
}

export function SearchField({ label, onChange, ...rest }: SearchFieldProps) {
  return (
    <label className={styles.find}>
      <span className="visually-hidden">{label}</span>
      <Search className="icon" />
      <input
        type="search"
        autoComplete="off"
        {...rest}
        className={fieldStyles.input}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
