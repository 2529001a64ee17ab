import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import styles from './SubPage.module.css'

type SubPageProps = {
  title: string
  onBack: () => void
  busy?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** A page for one record, in place of the list. Its title gets the focus. */
export function SubPage({ title, onBack, busy = false, actions, children }: SubPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className={styles.back}>
        <Button variant="quiet" size="small" onClick={onBack} busy={busy}>
          <ArrowLeft className="icon" /> Back to List
        </Button>
      </div>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  )
}
