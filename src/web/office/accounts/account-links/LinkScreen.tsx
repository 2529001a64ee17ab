import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { z } from 'zod'
import type { AccountLinkPurpose, OpenedLink } from '#contract/accounts/account-links.ts'
import { NewPassword } from '#contract/accounts/passwords.ts'
import { ApiError, errorMessage, isGone } from '#web/api/api-error.ts'
import { clearSession, storedUser } from '#web/api/session.ts'
import { paths } from '#web/office/platform/paths.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { Alert, ErrorState, Loading } from '#web/ui/States.tsx'
import { passwordHint } from '../password-hint.ts'
import { BackToSite, SignInFrame, useTitle } from '../sign-in/SignInFrame.tsx'
import { openedLinkQuery, setPasswordByLink, unlockByLink } from './account-link-calls.ts'

const titles: Record<AccountLinkPurpose, string> = {
  reset: 'Choose a new password',
  unlock: 'Unlock your account',
  invitation: 'Welcome',
}

const failed = 'The link could not be checked. Please try again.'

/** What a one-time link to an account opens. The token is after the number sign of the address. */
export function LinkScreen() {
  const token = useLocation().hash.slice(1)
  const opened = useQuery(openedLinkQuery(token))
  const title = opened.data ? titles[opened.data.purpose] : 'Link to your account'
  useTitle(title)
  if (opened.isPending) {
    return (
      <SignInFrame title={title} subtitle="One moment, please.">
        <Loading text="Checking the link..." />
      </SignInFrame>
    )
  }
  if (isGone(opened.error)) return <NoLink />
  if (!opened.data) {
    return (
      <SignInFrame title={title} subtitle="Something went wrong.">
        <ErrorState
          title={failed}
          message={errorMessage(opened.error, failed)}
          onRetry={() => opened.refetch()}
        />
      </SignInFrame>
    )
  }
  return opened.data.purpose === 'unlock' ? (
    <Unlock token={token} link={opened.data} />
  ) : (
    <ChoosePassword token={token} link={opened.data} />
  )
}

function NoLink() {
  return (
    <SignInFrame
      title="This link doesn’t work"
      subtitle="It may be too old, or it was used already."
    >
      <p>Please ask for a new one, or sign in if your account works already.</p>
      <ToSignIn label="Go to sign-in" />
      <BackToSite />
    </SignInFrame>
  )
}

type LinkProps = { token: string; link: OpenedLink }

const Values = z.object({ password: NewPassword })
type Values = z.infer<typeof Values>

function ChoosePassword({ token, link }: LinkProps) {
  const { purpose, username, email } = link
  const form = useForm<Values>({
    resolver: zodResolver(Values),
    defaultValues: { password: '' },
  })
  const saving = useMutation({
    mutationFn: ({ password }: Values) => setPasswordByLink(token, password),
    onSuccess: () => {
      // All sessions of the account have ended, also the one of this browser.
      if (storedUser()?.email === email) clearSession()
    },
    onError: (error) => {
      const message = error instanceof ApiError ? error.fields.password : undefined
      if (message) form.setError('password', { message })
    },
  })
  const { isPending: busy, error } = saving
  if (saving.isSuccess) {
    return (
      <SignInFrame
        title="Your password is set"
        subtitle={`${purpose === 'reset' ? 'You are signed out everywhere. ' : ''}Sign in as ${email} with your new password.`}
      >
        <ToSignIn label="Sign in" />
      </SignInFrame>
    )
  }
  if (isGone(error)) return <NoLink />
  const shownAtField = form.formState.errors.password !== undefined
  return (
    <SignInFrame
      title={titles[purpose]}
      subtitle={
        purpose === 'invitation'
          ? `${username}, choose a password for your account in the office.`
          : `For the account of ${username}.`
      }
    >
      <form onSubmit={form.handleSubmit((values) => saving.mutate(values))} noValidate>
        {error && !shownAtField && <Alert>{error.message}</Alert>}
        {/* Password managers store the new password under this email. */}
        <TextField label="Email Address" value={email} readOnly autoComplete="username" />
        <FormField
          form={form}
          name="password"
          as={PasswordField}
          label="New password"
          required
          autoComplete="new-password"
          readOnly={busy}
          hint={passwordHint}
        />
        <Button type="submit" wide busy={busy}>
          {busy ? 'Saving...' : 'Save password'}
        </Button>
      </form>
      <BackToSite />
    </SignInFrame>
  )
}

function Unlock({ token, link }: LinkProps) {
  const unlocking = useMutation({ mutationFn: () => unlockByLink(token) })
  const { isPending: busy, error } = unlocking
  if (unlocking.isSuccess) {
    return (
      <SignInFrame
        title="This browser is unlocked"
        subtitle={`You can sign in as ${link.email} here now.`}
      >
        <ToSignIn label="Sign in" />
      </SignInFrame>
    )
  }
  if (isGone(error)) return <NoLink />
  return (
    <SignInFrame title={titles.unlock} subtitle={`For the account of ${link.username}.`}>
      {error && <Alert>{error.message}</Alert>}
      <p>
        Someone tried many wrong passwords for this account, so new browsers have to wait. Unlock
        the browser that you are using now. Then sign in with your password.
      </p>
      <Button wide busy={busy} onClick={() => unlocking.mutate()}>
        {busy ? 'Unlocking...' : 'Unlock this browser'}
      </Button>
      <BackToSite />
    </SignInFrame>
  )
}

function ToSignIn({ label }: { label: string }) {
  return (
    <LinkButton wide href={paths.login}>
      {label}
    </LinkButton>
  )
}
