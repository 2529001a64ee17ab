import { type ComponentProps, useEffect, useRef } from 'react'
import { secondFactorMessages } from '#contract/accounts/second-factor.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import styles from './LoginScreen.module.css'

export type CodeKind = 'app' | 'recovery'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
  kind: CodeKind
  onKind: (kind: CodeKind) => void
}

/** The field for a code of the second factor. A phone shows digits for the app's codes, and letters for the others. */
export function CodeField({ kind, onKind, ...field }: CodeFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const app = kind === 'app'
  // The field appears after the password was accepted, so nothing else would lead to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the kind of code
  useEffect(() => box.current?.querySelector('input')?.focus(), [kind])
  return (
    <div ref={box}>
      <TextField
        {...field}
        label={app ? 'Code' : 'Recovery code'}
        autoComplete="one-time-code"
        inputMode={app ? 'numeric' : 'text'}
        autoCapitalize="none"
        hint={app ? secondFactorMessages.codeNeeded : 'One of the codes you saved.'}
      />
      <div className={styles.otherCode}>
        <Button variant="quiet" size="small" onClick={() => onKind(app ? 'recovery' : 'app')}>
          {app ? 'Use a recovery code' : 'Use the code of my app'}
        </Button>
      </div>
    </div>
  )
}
