import { englishOnly } from '#content/language.ts'
import { PhoneLink, WithPhone } from './ContactLinks.tsx'
import styles from './EnglishOnly.module.css'

/** Above a text that is there in English only and matters much, with the number to call about it. */
export function EnglishOnlyCall() {
  if (!englishOnly.note) return null
  return (
    <p className={styles.note}>
      {englishOnly.note}.{' '}
      <WithPhone>
        {englishOnly.call} <PhoneLink />.
      </WithPhone>
    </p>
  )
}
