import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { LinkRequest } from '#contract/accounts/account-links.ts'
import { paths } from '#web/office/platform/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { Alert } from '#web/ui/States.tsx'
import styles from '../sign-in/LoginScreen.module.css'
import { SignInFrame, useTitle } from '../sign-in/SignInFrame.tsx'
import { requestLink } from './account-link-calls.ts'

const texts = {
  reset: {
    title: 'Forgot your password?',
    subtitle: 'We email you a link with which you choose a new one.',
  },
  unlock: {
    title: 'Unlock your account',
    subtitle: 'We email you a link with which you can sign in from this browser.',
  },
}

/** Asks for a link by mail. What it says does not depend on whether there is such an account. */
export function ForgotScreen() {
  const [query] = useSearchParams()
  const purpose = query.get('for') === 'unlock' ? 'unlock' : 'reset'
  const { title, subtitle } = texts[purpose]
  useTitle(title)
  const form = useForm<LinkRequest>({
    resolver: zodResolver(LinkRequest),
    defaultValues: { email: '', purpose },
  })
  const asking = useMutation({ mutationFn: requestLink })
  const { isPending: busy, error, data } = asking
  if (data) {
    return (
      <SignInFrame
        title={data.mail ? 'Look into your mailbox' : 'No email here'}
        subtitle={
          data.mail
            ? 'If there is an account with this email, a link is on its way to it. The link works for one hour.'
            : 'This server sends no email. Please ask an owner for a link.'
        }
      >
        {data.mail && (
          <p>
            Nothing came within a few minutes? Look into the folder for spam, or ask an owner for a
            link.
          </p>
        )}
        <BackToSignIn />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={title} subtitle={subtitle}>
      <form onSubmit={form.handleSubmit((values) => asking.mutate(values))} noValidate>
        {error && <Alert>{error.message}</Alert>}
        <FormField
          form={form}
          name="email"
          label="Email Address"
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          readOnly={busy}
        />
        <Button type="submit" wide busy={busy}>
          {busy ? 'Sending...' : 'Send link'}
        </Button>
      </form>
      <BackToSignIn />
    </SignInFrame>
  )
}

function BackToSignIn() {
  return (
    <Link className={styles.home} to={paths.login}>
      <ArrowLeft className="icon" /> Back to sign-in
    </Link>
  )
}
