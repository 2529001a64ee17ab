import { CircleAlert, CircleCheck, Info, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './States.module.css'

/** Something is on its way: the words for a screen reader, and what stands in its place meanwhile. */
export function Loading({
  text,
  flush,
  children,
}: {
  text: string
  /** Keeps the left edge of what it stands in. */
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

/** A block in the shape of what will come. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'heading' | 'picture' | 'row' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}

type EmptyStateProps = {
  /** A drawing; the sentence says what it means. */
  drawing?: string
  title: string
  hint?: ReactNode
  action?: ReactNode
  /** With a ground and an edge of its own, where it does not stand in a panel. */
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
  /** Another way on. */
  children?: ReactNode
}

export function ErrorState({
  title,
  message,
  retryLabel = 'Retry',
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
  /** It is being tried again. */
  busy?: boolean
  /** Another way on. */
  action?: ReactNode
}

/** Something failed, and what stands below is a stand-in. */
export function Notice({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
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

/** In a long form it could stand out of sight of the button that was pressed. */
const showIt = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** An error that stays where it belongs until it is mended. */
export function Alert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.alert} id={id} role="alert" ref={showIt}>
      <CircleAlert className="icon" />
      <span>{children}</span>
    </p>
  )
}

/** Something to know before going on. */
export function Remark({ children }: { children: ReactNode }) {
  return (
    <p className={styles.remark} role="status">
      <Info className="icon" />
      <span>{children}</span>
    </p>
  )
}

/**
 * What went well, said where it was done. It is always there, and empty until then: a screen reader
 * speaks only what is added to a region it already knows.
 */
export function Done({ children }: { children: ReactNode }) {
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
