import { type LucideIcon, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './Banner.module.css'

type BannerProps = { label: string; icon: LucideIcon; text: string; action: ReactNode }

/** A one-time task above every screen. When hidden, it comes back on the next visit. */
export function Banner({ label, icon: Icon, text, action }: BannerProps) {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <section className={styles.banner} aria-label={label} data-keep-clear>
      <Icon className="icon" />
      <p>{text}</p>
      <span className={styles.action}>{action}</span>
      <span className={styles.hide}>
        <IconButton
          label={`Hide: ${label}`}
          icon={<X className="icon" />}
          onClick={() => setHidden(true)}
        />
      </span>
    </section>
  )
}
