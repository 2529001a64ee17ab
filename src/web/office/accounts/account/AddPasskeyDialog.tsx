import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasskeyName, PasskeyProof, passkeyMessages } from '#contract/accounts/passkeys.ts'
import { secondFactorMessages } from '#contract/accounts/second-factor.ts'
import { FormField } from '#web/ui/FormField.tsx'
import { isAddedAlready, wasNotUsed } from '../passkeys/browser-passkeys.ts'
import { addPasskey, beginPasskey } from '../passkeys/passkey-calls.ts'
import { FormStep } from '../second-factor/FormStep.tsx'
import { OwnPasswordField } from '../second-factor/ProofDialog.tsx'
import { secondFactorQuery } from '../second-factor/second-factor-queries.ts'
import { describeDevice } from '../users/Sessions.tsx'

const WithCode = PasskeyProof.required({ code: true })

type AddPasskeyDialogProps = { onClose: () => void; onDone: (name: string) => void }

/** Asks for the password, and the code if there is a second factor; then for a name and the passkey itself. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const { data: factor } = useQuery(secondFactorQuery)
  const [options, setOptions] = useState<Record<string, unknown>>()
  const hasFactor = factor?.on === true
  if (options) {
    return (
      <FormStep
        key="name"
        title="Name your passkey"
        action="Add passkey"
        schema={PasskeyName}
        start={{ name: describeDevice(navigator.userAgent) }}
        send={async ({ name }) => {
          await addPasskey(name, options).catch((error) => {
            throw explain(error)
          })
          onDone(name)
        }}
        onClose={onClose}
      >
        {(form, busy) => (
          <>
            <p>
              Your browser then asks where to keep the passkey: on this device, on your phone or on
              a security key. Confirm there with your fingerprint, face or PIN.
            </p>
            <FormField
              form={form}
              name="name"
              label="Name"
              required
              autoComplete="off"
              readOnly={busy}
              hint="So that you recognize it in the list."
            />
          </>
        )}
      </FormStep>
    )
  }
  return (
    <FormStep
      key="proof"
      title="Add a passkey"
      action="Continue"
      schema={hasFactor ? WithCode : PasskeyProof}
      start={{ password: '', ...(hasFactor && { code: '' }) }}
      send={async (values) => setOptions(await beginPasskey(values))}
      onClose={onClose}
    >
      {(form, busy) => (
        <>
          <p>
            A passkey lets you sign in without a password and code. Your password stays, for when
            you do not have the passkey with you.
          </p>
          <OwnPasswordField form={form} busy={busy} />
          {hasFactor && (
            <FormField
              form={form}
              name="code"
              label="Code"
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              readOnly={busy}
              hint={secondFactorMessages.codeNeeded}
            />
          )}
        </>
      )}
    </FormStep>
  )
}

function explain(error: unknown) {
  if (isAddedAlready(error)) return new Error(passkeyMessages.taken)
  return wasNotUsed(error) ? new Error(passkeyMessages.notMade) : error
}
