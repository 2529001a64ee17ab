import { useState } from 'react'
import { encode } from 'uqr'
import { CodeProof, type FactorSecret, PasswordProof } from '#contract/accounts/second-factor.ts'
import { FormField } from '#web/ui/FormField.tsx'
import { FormStep } from './FormStep.tsx'
import { OwnPasswordField } from './ProofDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import styles from './second-factor.module.css'
import { beginSetUp, switchOn } from './second-factor-queries.ts'

type SetUpDialogProps = { onCancel: () => void; onDone: () => void }

/** Asks for the password, shows the QR code, and then the recovery codes. */
export function SetUpDialog({ onCancel, onDone }: SetUpDialogProps) {
  const [secret, setSecret] = useState<FactorSecret>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onDone} />
  if (secret) {
    return (
      <FormStep
        key="code"
        title="Scan this with your app"
        action="Switch on"
        schema={CodeProof}
        start={{ code: '' }}
        send={async (values) => setCodes(await switchOn(values))}
        onClose={onCancel}
      >
        {(form, busy) => (
          <>
            <QrCode text={secret.address} label="QR code for your authenticator app" />
            <p className={styles.key}>
              If you cannot scan it, type this key into the app:{' '}
              <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
            <FormField
              form={form}
              name="code"
              label="Code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              readOnly={busy}
              hint="The six digits that the app shows now."
            />
          </>
        )}
      </FormStep>
    )
  }
  return (
    <FormStep
      key="password"
      title="Set up a second factor"
      action="Continue"
      schema={PasswordProof}
      start={{ password: '' }}
      send={async (values) => setSecret(await beginSetUp(values))}
      onClose={onCancel}
    >
      {(form, busy) => (
        <>
          <p>
            When you sign in, you will enter your password and then a code from an app on your
            phone. Install an authenticator app first, such as Google Authenticator, Microsoft
            Authenticator or 2FAS. You will be signed out everywhere else.
          </p>
          <OwnPasswordField form={form} busy={busy} />
        </>
      )}
    </FormStep>
  )
}

/** Black on white in every color scheme, because some cameras read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dots.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
