import { referralFiles } from '#content/referral-files.ts'
import {
  referralFileEndings,
  referralFileFault,
  referralFileFields,
  referralLimits,
  referralMessages,
} from '#contract/referrals/referral-input.ts'
import { FieldError, TextField } from '#web/ui/Field.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { say } from '../layout/form-faults.ts'
import styles from './ReferralForm.module.css'

type FilesFieldProps = {
  files: File[]
  error: string | undefined
  onChange: (files: File[]) => void
}

export function FilesField({ files, error, onChange }: FilesFieldProps) {
  const { label, hint, again, file } = referralFiles
  return (
    <>
      <div className={styles.zone}>
        <FilesInput
          label={label}
          hint={hint}
          accept={referralFileEndings}
          files={files}
          max={referralLimits.files}
          onChange={onChange}
          check={findProblem}
          onRefuse={() => {}}
          error={error}
        />
      </div>
      <noscript>
        <div className={styles.plain}>
          {error && (
            <FieldError>
              {error} {again}
            </FieldError>
          )}
          {referralFileFields.map((name, index) => (
            <TextField
              key={name}
              label={file(index + 1)}
              type="file"
              name={name}
              accept={referralFileEndings.join(',')}
            />
          ))}
          <p>{hint}</p>
        </div>
      </noscript>
    </>
  )
}

function findProblem(chosen: File[], others: File[]) {
  if (chosen.length + others.length > referralLimits.files) return say(referralMessages.fileCount)
  const fault = chosen.map(referralFileFault).find(Boolean)
  return fault && say(fault)
}
