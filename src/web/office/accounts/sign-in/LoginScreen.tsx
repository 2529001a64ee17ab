import '#web/zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  authCalls,
  Credentials,
  lockedError,
  type SignedIn,
  signInMessages,
} from '#contract/accounts/auth.ts'
import { passkeyMessages, refusedPasskey } from '#contract/accounts/passkeys.ts'
import { secondFactorErrors, secondFactorMessages } from '#contract/accounts/second-factor.ts'
import { ApiError, toApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { clearSession, storedToken, storedUser, storeSession } from '#web/api/session.ts'
import { removeOtherUsersDrafts } from '#web/office/platform/drafts/drafts.ts'
import { pathAfterSignIn, paths } from '#web/office/platform/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { dismissToast, toast } from '#web/ui/toasts.ts'
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts'
import { sendsMail } from '../sign-in-ways.ts'
import styles from './LoginScreen.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'
import { BackToSite, SignInFrame } from './SignInFrame.tsx'

const expiredToast = 'session-expired'

/** A refused sign-in marks both fields, because the server does not say which one is wrong, or the code. */
const refusedType = 'refused'

export function LoginScreen() {
  const navigate = useNavigate()
  const home = pathAfterSignIn(useLocation().state)
  const [query] = useSearchParams()
  const expired = query.get('session') === 'expired'
  const signedIn = storedToken() !== null && storedUser() !== null
  const form = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const [codeKind, setCodeKind] = useState<CodeKind>()
  const [locked, setLocked] = useState(false)
  const { errors, isSubmitting } = form.formState
  const problem =
    errors.root?.message ??
    errors.email?.message ??
    errors.password?.message ??
    errors.code?.message
  const problemId = useId()
  const refused = errors.root?.type === refusedType
  const makeErrorId = (field: 'email' | 'password' | 'code') =>
    errors[field] || (refused && (field === 'code') === (codeKind !== undefined))
      ? problemId
      : undefined

  useEffect(() => {
    // A stored token without a user, or a user without a token, is left over from a broken sign-in.
    if (!signedIn) clearSession()
  }, [signedIn])

  useEffect(() => {
    if (!expired || signedIn) return
    const text = 'Your session has expired. Please log in again.'
    toast('error', text, { position: 'top-center', id: expiredToast })
  }, [expired, signedIn])

  if (signedIn) return <Navigate to={home} replace />

  const open = async ({ token, user, message }: SignedIn) => {
    if (!token || !user) throw toApiError(200, { message })
    storeSession(token, user)
    removeOtherUsersDrafts(user)
    dismissToast(expiredToast)
    await navigate(home)
  }
  const signIn = async (credentials: Credentials) => {
    try {
      const reply = await call(authCalls.login, { body: credentials })
      await open(reply)
    } catch (error) {
      if (isCodeNeeded(error)) return setCodeKind('app')
      const isLocked = error instanceof ApiError && error.code === lockedError
      setLocked(isLocked)
      if (isLocked) setCodeKind('app')
      const type = error instanceof ApiError && error.status === 401 ? refusedType : 'failed'
      form.setError('root', { type, message: loginFailure(error) })
    }
  }
  const onChange = () => form.clearErrors()

  return (
    <SignInFrame title="Admin Login" subtitle="Sign in to access the admin dashboard">
      <form onSubmit={form.handleSubmit(signIn)} noValidate>
        {expired && !problem && (
          <Remark>
            You were logged out because nobody used this page for a while, or because you logged out
            elsewhere. What you typed is kept.
          </Remark>
        )}
        {problem && <Alert id={problemId}>{problem}</Alert>}
        {locked && <LockedHelp />}
        <TextField
          label="Email Address"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          readOnly={isSubmitting}
          errorId={makeErrorId('email')}
          {...form.register('email', { onChange })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          readOnly={isSubmitting}
          errorId={makeErrorId('password')}
          {...form.register('password', { onChange })}
        />
        {codeKind && (
          <CodeField
            kind={codeKind}
            onKind={setCodeKind}
            readOnly={isSubmitting}
            errorId={makeErrorId('code')}
            {...form.register('code', { onChange })}
          />
        )}
        <Button type="submit" wide busy={isSubmitting}>
          {isSubmitting ? 'Signing In...' : 'Sign In'}
        </Button>
        {sendsMail() && (
          <Link className={styles.forgot} to={paths.forgot}>
            Forgot your password?
          </Link>
        )}
      </form>
      {canUsePasskeys() && <PasskeyButton onSignedIn={open} failureText={loginFailure} />}
      <BackToSite />
    </SignInFrame>
  )
}

/** For someone without a second factor, whose account strangers have locked. */
function LockedHelp() {
  if (!sendsMail()) return <p>Without a second factor, ask an owner for a link to unlock it.</p>
  return (
    <p>
      Without a second factor, <Link to={paths.unlock}>get a link by email</Link> to unlock it.
    </p>
  )
}

const unexpected = 'An unexpected error occurred. Please try again.'

/** The password is right, and the account has a second factor. */
const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.code === secondFactorErrors.codeNeeded

/** The message for a failed sign-in. */
function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return unexpected
  const { status, reason, code } = error
  if (status === 0 || /failed to fetch|fetch failed/i.test(reason)) {
    return 'Unable to connect to server. Please check if the backend is running.'
  }
  if (code === secondFactorErrors.codeWrong) return secondFactorMessages.codeWrong
  if (code === refusedPasskey) return passkeyMessages.refused
  if (status === 401 || reason.includes(signInMessages.invalid)) {
    return 'Invalid email or password. Please try again.'
  }
  if (reason.includes(signInMessages.deactivated)) {
    return 'Your account has been deactivated. Please contact an administrator.'
  }
  if (reason) return reason
  return status < 400 ? 'Login failed.' : unexpected
}

type CodeKind = 'app' | 'recovery'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
  kind: CodeKind
  onKind: (kind: CodeKind) => void
}

/** The field for a code of the second factor. A phone shows digits for the app's codes, and letters for the others. */
function CodeField({ kind, onKind, ...field }: CodeFieldProps) {
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
