import { useQuery } from '@tanstack/react-query'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { wordsInASentence } from '#content/easy/easy.ts'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { commonWordsQuery } from './common-words.ts'
import styles from './EasyTextField.module.css'
import { measureEasyText } from './easy-meter.ts'

type EasyTextFieldProps<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>
  name: Path<Values>
  max: number
  disabled?: boolean
}

/** A text in Easy Read, and what could be easier in it. */
export function EasyTextField<Values extends FieldValues, Sent>({
  form,
  name,
  max,
  disabled = false,
}: EasyTextFieldProps<Values, Sent>) {
  return (
    <div>
      <FormField
        form={form}
        name={name}
        as={TextArea}
        label="Easy Read"
        rows={4}
        max={max}
        disabled={disabled}
        hint="Optional. One idea on each line, in common words. Without it, visitors of Easy Read get the usual text with a note."
      />
      <Meter text={String(form.watch(name) ?? '')} />
    </div>
  )
}

function Meter({ text }: { text: string }) {
  const written = text.trim() !== ''
  const { data: common } = useQuery({ ...commonWordsQuery, enabled: written })
  if (!written) return null
  const { longSentences, longWords, rareWords, grade } = measureEasyText(text, common)
  return (
    <div className={styles.meter}>
      <p>Reading grade {grade}</p>
      {longSentences.length > 0 && (
        <>
          <p>More than {wordsInASentence} words:</p>
          <ul>
            {longSentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {longWords.length > 0 && <p>Long words: {longWords.join(', ')}</p>}
      {rareWords.length > 0 && <p>Not among the 3,000 most common words: {rareWords.join(', ')}</p>}
    </div>
  )
}
