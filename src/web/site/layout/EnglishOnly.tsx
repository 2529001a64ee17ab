import { englishOnly } from '#content/language.ts'
import { PhoneLink, WithPhone } from './ContactLinks.tsx'
import styles from './EnglishOnly.module.css'

/** Says that what is beside it is there in English only. English pages need no such note. */
export const EnglishOnly = () =>
  englishOnly.note && <span className={styles.note}>{englishOnly.note}</span>

/** The same above several texts. */
export const AllEnglishOnly = () =>
  englishOnly.note && <p className={styles.note}>{englishOnly.note}</p>

/** The same above a text that matters much, with the number to call about it. */
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
