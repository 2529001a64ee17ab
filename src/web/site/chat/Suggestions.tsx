import { useId } from 'react'
import styles from './Suggestions.module.css'

type SuggestionsProps = {
  title: string
  questions: { text: string; lang?: 'es' }[]
  onAsk: (question: string) => void
}

/** Questions that can be asked with one click. */
export function Suggestions({ title, questions, onAsk }: SuggestionsProps) {
  const id = useId()
  return (
    <div className={styles.suggestions}>
      <p id={id}>{title}</p>
      <ul className={styles.list} aria-labelledby={id}>
        {questions.map(({ text, lang }) => (
          <li key={text}>
            <button type="button" lang={lang} onClick={() => onAsk(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
