import { englishOnly } from '#content/language.ts'
import styles from './EnglishOnly.module.css'

type EnglishNoteProps = {
  /** The paths of the texts of a record that are in English. */
  of: string[] | undefined
  /** How the paths begin that matter here. */
  below?: string
  as?: 'span' | 'p'
}

/** Names and places need no note. */
const names = ['name', 'place']

/** Says that something of what is beside it is there in English only. English pages need no such note. */
export const EnglishNote = ({ of = [], below = '', as: Tag = 'span' }: EnglishNoteProps) =>
  of.some((path) => path.startsWith(below) && !names.includes(path)) && (
    <Tag className={styles.note}>{englishOnly.note}</Tag>
  )
