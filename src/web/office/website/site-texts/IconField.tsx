import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { iconPaths } from '#content/value-icons.ts'
import { iconNames } from '#contract/website/site-texts/drawings.ts'
import styles from './EditWebsite.module.css'

type IconFieldProps = { form: UseFormReturn<FieldValues>; name: string; label: string }

/** A choice of the icons that come with the product. */
export function IconField({ form, name, label }: IconFieldProps) {
  return (
    <fieldset className={styles.icons}>
      <legend>{label}</legend>
      {iconNames.map((icon) => (
        <label key={icon}>
          <input type="radio" value={icon} aria-label={icon} {...form.register(name)} />
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path d={iconPaths[icon]} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
