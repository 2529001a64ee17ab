import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import type { SignedIn } from '#contract/accounts/auth.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { wasNotUsed } from '../passkeys/browser-passkeys.ts'
import { signInWithPasskey } from '../passkeys/passkey-calls.ts'

const notUsed = 'No passkey was used. Try again, or sign in with your password.'

type PasskeyButtonProps = {
  onSignedIn: (reply: SignedIn) => Promise<void>
  failureText: (error: unknown) => string
}

/** Signs in with a passkey, which needs no email, password or code. */
export function PasskeyButton({ onSignedIn, failureText }: PasskeyButtonProps) {
  const problemId = useId()
  const signingIn = useMutation({
    mutationFn: async () => onSignedIn(await signInWithPasskey()),
  })
  const { error, isPending } = signingIn
  return (
    <>
      {error && <Alert id={problemId}>{wasNotUsed(error) ? notUsed : failureText(error)}</Alert>}
      <Button
        variant="line"
        wide
        busy={isPending}
        aria-describedby={error ? problemId : undefined}
        onClick={() => signingIn.mutate()}
      >
        <KeyRound className="icon" /> Sign in with a passkey
      </Button>
    </>
  )
}
