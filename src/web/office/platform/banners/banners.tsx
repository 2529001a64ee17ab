import { Lock, type LucideIcon, Sprout, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { sectionPath } from '../paths.ts'
import styles from './banners.module.css'
import { useSampleRemoval } from './use-sample-removal.tsx'

type BannerProps = { label: string; icon: LucideIcon; text: string; action: ReactNode }

/** A one-time task above every screen. When hidden, it comes back on the next visit. */
function Banner({ label, icon: Icon, text, action }: BannerProps) {
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

export function PasswordBanner() {
  const navigate = useNavigate()
  return (
    <Banner
      label="Your password"
      icon={Lock}
      text="You still use the password that was generated for you."
      action={
        <Button
          variant="line"
          size="small"
          onClick={() => navigate(sectionPath('account', 'password'))}
        >
          Change your password
        </Button>
      }
    />
  )
}

/** Offers to delete all sample content. */
export function SampleBanner() {
  const { count, ask, dialog } = useSampleRemoval()
  if (count === 0 && !dialog) return null
  return (
    <>
      <Banner
        label="Sample content"
        icon={Sprout}
        text="The site still shows sample content."
        action={
          <Button variant="line" size="small" onClick={ask}>
            Remove sample content
          </Button>
        }
      />
      {dialog}
    </>
  )
}
