import {
  referralFileEndings,
  referralFileFault,
  referralFileFields,
  referralLimits,
  referralMessages,
} from '#contract/referrals/referral-input.ts'
import { FieldError, TextField } from '#web/ui/Field.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import styles from './ReferralForm.module.css'

type FilesFieldProps = {
  files: File[]
  error: string | undefined
  onChange: (files: File[]) => void
}

const hint = 'Up to 3 files: PDF, Word, JPG or PNG, less than 5 MB each.'

export function FilesField({ files, error, onChange }: FilesFieldProps) {
  return (
    <>
      <div className={styles.zone}>
        <FilesInput
          label="Files to add"
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
          {error && <FieldError>{error} Please choose the files again.</FieldError>}
          {referralFileFields.map((name, index) => (
            <TextField
              key={name}
              label={`File ${index + 1}`}
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
  if (chosen.length + others.length > referralLimits.files) return referralMessages.fileCount
  return chosen.map(referralFileFault).find(Boolean)
}
