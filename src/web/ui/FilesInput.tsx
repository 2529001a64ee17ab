import { FileText, Upload, X } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { DropZone } from './DropZone.tsx'
import { describedBy, Field } from './Field.tsx'
import { FileRow, FileRows } from './FileRows.tsx'
import styles from './FilesInput.module.css'
import { IconButton } from './IconButton.tsx'
import { sizeText } from './size.ts'
import { useAnnouncement } from './use-announcement.tsx'
import { takeFiles, useNativeFiles } from './use-native-files.ts'

type FilesInputProps = {
  label: string
  hint: string
  /** Endings of names, as `.pdf`. */
  accept: string[]
  files: File[]
  /** How many there may be; a single one is replaced by the next. */
  max: number
  onChange: (files: File[]) => void
  /** Why these files cannot be taken together with those there are, or undefined when they can. */
  check: (chosen: File[], known: File[]) => string | undefined
  /** Is told what was said about a file that was refused. */
  onRefuse: (message: string) => void
  error?: string | undefined
  required?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** Files to choose or to drop, then listed by name, each with a way to remove it. */
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
}: FilesInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const chosenId = useId()
  const [refusal, setRefusal] = useState<string>()
  const multiple = max > 1
  const { announce, announcement } = useAnnouncement()
  const input = () => box.current?.querySelector<HTMLInputElement>('input[type=file]')
  useNativeFiles(input, files)

  const take = (list: FileList | null) => {
    const chosen = takeFiles(list, input())
    // A dialog of the browser that was left without a choice changes nothing.
    if (chosen.length === 0) return announce('')
    const known = multiple ? files : []
    const fault = check(chosen, known)
    setRefusal(fault)
    announce(fault ? `${namesOf(chosen)} not added. ${fault}` : `${namesOf(chosen)} chosen`)
    if (fault) onRefuse(fault)
    else onChange([...known, ...chosen])
  }
  const remove = (file: File) => {
    setRefusal(undefined)
    onChange(files.filter((each) => each !== file))
    announce(`${file.name} removed`)
    input()?.focus()
  }
  const handleDrop = (dropped: FileList) => {
    if (!input()?.matches(':disabled')) take(dropped)
  }

  return (
    <div ref={box}>
      <Field label={label} hint={hint} error={refusal ?? error} required={required}>
        {(control) => (
          <>
            <DropZone className={styles.zone} invalid={control['aria-invalid']} onDrop={handleDrop}>
              <input
                {...describedBy(control, files.length > 0 && chosenId)}
                ref={inputRef}
                className="visually-hidden"
                type="file"
                accept={accept.join(',')}
                multiple={multiple}
                onChange={(event) => take(event.target.files)}
              />
              <Button
                variant="line"
                size="small"
                tabIndex={-1}
                aria-hidden="true"
                onClick={() => input()?.click()}
              >
                <Upload className="icon" /> {buttonText(files.length, multiple)}
              </Button>
              <span className={styles.room}>{roomText(files.length, max)}</span>
            </DropZone>
            {files.length > 0 && (
              <FileRows label="Chosen files">
                {files.map((file) => (
                  <FileRow
                    key={`${file.name} ${file.size} ${file.lastModified}`}
                    icon={<FileText className="icon" />}
                    name={file.name}
                    note={sizeText(file.size)}
                  >
                    <IconButton
                      label={`Remove ${file.name}`}
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
        {`Chosen: ${namesOf(files)}. ${roomText(files.length, max)}`}
      </p>
      {announcement}
    </div>
  )
}

const namesOf = (files: File[]) => files.map(({ name }) => name).join(', ')

function buttonText(count: number, multiple: boolean) {
  if (count === 0) return 'Choose a file'
  return multiple ? 'Add a file' : 'Choose another file'
}

function roomText(count: number, max: number) {
  if (count === 0) return 'or drop it here'
  const left = max - count
  if (max === 1) return ''
  return left === 0
    ? 'No more files allowed'
    : `${left} more ${left === 1 ? 'file' : 'files'} allowed`
}
