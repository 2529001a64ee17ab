import { FileText, Upload, X } from 'lucide-react'
import { type ReactNode, type RefCallback, useId } from 'react'
import { Button } from './Button.tsx'
import { DropZone } from './DropZone.tsx'
import { describedBy, Field } from './Field.tsx'
import { FileRow, FileRows } from './FileRows.tsx'
import styles from './FilesInput.module.css'
import { fileWords } from './file-words.ts'
import { IconButton } from './IconButton.tsx'
import { sizeText } from './size.ts'
import { joinNames, useFileChoice } from './use-file-choice.ts'

type FilesInputProps = {
  label: string
  hint: string
  /** File name endings, such as `.pdf`. */
  accept: string[]
  files: File[]
  /** The largest number of files. If it is 1, a new file replaces the old one. */
  max: number
  onChange: (files: File[]) => void
  /** Returns why the chosen files are refused, or undefined. */
  check: (chosen: File[], others: File[]) => string | undefined
  /** Called besides showing the reason. */
  onRefuse?: (reason: string) => void
  error?: string | undefined
  required?: boolean
  inputRef?: RefCallback<HTMLInputElement>
  noun?: Noun
  /** Shown instead of the list of the files. */
  list?: ReactNode
}

/** A control to choose or drop files, and the list of them, each with a button to remove it. */
export function FilesInput({
  label,
  hint,
  accept,
  files,
  max,
  onChange,
  check,
  onRefuse,
  error,
  required = false,
  inputRef,
  noun = 'file',
  list,
}: FilesInputProps) {
  const chosenId = useId()
  const multiple = max > 1
  const others = multiple ? files : []
  const choice = useFileChoice({
    files,
    check: (chosen) => check(chosen, others),
    onAccept: (chosen) => onChange([...others, ...chosen]),
    onRefuse,
    inputRef,
  })
  const remove = (file: File) => {
    onChange(files.filter((each) => each !== file))
    choice.announceChange(fileWords.removed(file.name))
  }

  return (
    <div>
      <Field label={label} hint={hint} error={choice.refusal ?? error} required={required}>
        {(control) => (
          <>
            <DropZone
              className={styles.zone}
              input={{
                ...describedBy(control, files.length > 0 && chosenId),
                ref: choice.inputRef,
                accept: accept.join(','),
                multiple,
              }}
              onFiles={choice.choose}
            >
              <Button
                variant="line"
                size="small"
                tabIndex={-1}
                aria-hidden="true"
                onClick={choice.openFileDialog}
              >
                <Upload className="icon" /> {buttonText(files.length, multiple, noun)}
              </Button>
              {files.length === 0 ? (
                <span className={styles.drop}>{fileWords.drop}</span>
              ) : (
                <span>{roomText(files.length, max, noun)}</span>
              )}
            </DropZone>
            {list}
            {!list && files.length > 0 && (
              <FileRows label={fileWords.chosenFiles}>
                {files.map((file) => (
                  <FileRow
                    key={`${file.name} ${file.size} ${file.lastModified}`}
                    icon={<FileText className="icon" />}
                    name={file.name}
                    note={sizeText(file.size)}
                  >
                    <IconButton
                      label={fileWords.remove(file.name)}
                      icon={<X className="icon" />}
                      onClick={() => remove(file)}
                    />
                  </FileRow>
                ))}
              </FileRows>
            )}
          </>
        )}
      </Field>
      <p id={chosenId} hidden>
        {fileWords.list(joinNames(files), roomText(files.length, max, noun))}
      </p>
      {choice.announcement}
    </div>
  )
}

type Noun = 'file' | 'photo'

function buttonText(count: number, multiple: boolean, noun: Noun) {
  const { first, more, other } = fileWords.choose[noun]
  if (count === 0) return first
  return multiple ? more : other
}

const roomText = (count: number, max: number, noun: Noun) =>
  max === 1 ? '' : fileWords.room[noun](max - count)
