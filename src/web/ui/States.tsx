import { CircleAlert, CircleCheck, Info, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './States.module.css'
import { words } from './words.ts'

/** A loading state: a text for screen readers, and placeholders for everyone else. */
export function Loading({
  text,
  flush,
  children,
}: {
  text: string
  /** Aligned with the left edge of its container. */
  flush?: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.loading} data-flush={flush} aria-busy="true">
      <p role="status" className={styles.loadingText}>
        {text}
      </p>
      {children}
    </div>
  )
}

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'heading' | 'picture' | 'row' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}

type EmptyStateProps = {
  /** A decorative picture. */
  drawing?: string
  title: string
  hint?: ReactNode
  action?: ReactNode
  /** With its own background and border, where it is not inside a panel. */
  framed?: boolean
}

export function EmptyState({ drawing, title, hint, action, framed }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-framed={framed}>
      {drawing && <img src={drawing} alt="" width={320} height={172} />}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  )
}

type ErrorStateProps = {
  title: string
  message?: string
  retryLabel?: string | undefined
  onRetry: () => void
  children?: ReactNode
}

export function ErrorState({
  title,
  message,
  retryLabel = words.retry,
  onRetry,
  children,
}: ErrorStateProps) {
  return (
    <div className={styles.empty} role="alert">
      <span className={styles.mark}>
        <CircleAlert className="icon" />
      </span>
      <p className={styles.title}>{title}</p>
      {message && message !== title && <p className={styles.hint}>{message}</p>}
      <div className={styles.actions}>
        <Button variant="line" onClick={onRetry}>
          <RotateCw className="icon" /> {retryLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}

type NoticeProps = {
  title: string
  children?: ReactNode
  onRetry: () => void
  retryLabel?: string | undefined
  /** The retry is running. */
  busy?: boolean
  action?: ReactNode
}

/** Says that loading failed and that sample content is shown below. */
export function Notice({
  title,
  children,
  onRetry,
  retryLabel = words.tryAgain,
  busy = false,
  action,
}: NoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <CircleAlert className="icon" />
      <p>
        <b>{title}</b> {children}
      </p>
      <Button variant="line" size="small" onClick={onRetry} busy={busy}>
        <RotateCw className="icon" /> {retryLabel}
      </Button>
      {action}
    </div>
  )
}

/** In a long form the alert could be out of view when the button is pressed. */
const scrollIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** An error message that stays until the problem is solved. */
export function Alert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.alert} id={id} role="alert" ref={scrollIntoView}>
      <CircleAlert className="icon" />
      <span>{children}</span>
    </p>
  )
}

/** Information to read before continuing. */
export function Remark({ children }: { children: ReactNode }) {
  return (
    <p className={styles.remark} role="status">
      <Info className="icon" />
      <span>{children}</span>
    </p>
  )
}

/**
 * The region is always on the page and empty at first, because screen readers
 * announce only text that is added to a region they already know.
 */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className={styles.done}>
          <CircleCheck className="icon" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
