import { ArrowLeft, X } from 'lucide-react'
import { Fragment, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { brandLogo } from '#contract/website/look/brand.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLook } from '../look.ts'
import { sectionPath } from '../paths.ts'
import { useProviderName } from '../provider.ts'
import styles from './Sidebar.module.css'
import type { Section } from './section.ts'

type SidebarProps = {
  sections: Section[]
  current: Section
  open: boolean
  onClose: () => void
}

/** The list of sections. On a narrow screen it opens over the content. */
export function Sidebar({ sections, current, open, onClose }: SidebarProps) {
  const headingId = useId()
  const look = useLook()
  const close = useRef<HTMLButtonElement>(null)
  const groups = Map.groupBy(sections, ({ group }) => group ?? '')

  useEffect(() => {
    if (open) close.current?.focus()
  }, [open])

  const handleKey = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') onClose()
  }

  return (
    <>
      {open && <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />}
      <aside className={styles.side} data-open={open} onKeyDown={handleKey} aria-label="Office">
        <div className={styles.sticky}>
          <span className={styles.close}>
            <IconButton
              ref={close}
              label="Close sections"
              icon={<X className="icon" />}
              onClick={onClose}
            />
          </span>
          <div className={styles.brand}>
            <Brand name={useProviderName()} line="Office" logo={brandLogo(look, 'band')} />
          </div>
          <nav aria-label="Sections">
            {[...groups].map(([group, members]) => (
              <Fragment key={group}>
                {group && (
                  <p className={styles.group} id={`${headingId}-${group}`}>
                    {group}
                  </p>
                )}
                <ul
                  className={styles.list}
                  aria-labelledby={group ? `${headingId}-${group}` : undefined}
                >
                  {members.map(({ id, label, icon: Icon, useCount }) => (
                    <li key={id}>
                      <Link
                        to={sectionPath(id)}
                        aria-current={id === current.id ? 'page' : undefined}
                        onClick={open ? onClose : undefined}
                      >
                        <Icon className="icon" /> <span>{label}</span>
                        {useCount && <CountBadge useCount={useCount} />}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </nav>
          <a className={styles.back} href="/">
            <ArrowLeft className="icon" /> <span>Back to Site</span>
          </a>
        </div>
      </aside>
    </>
  )
}

function CountBadge({ useCount }: Required<Pick<Section, 'useCount'>>) {
  const { count, label } = useCount()
  if (count === 0) return null
  return (
    <b className={styles.count}>
      {count}
      <span className="visually-hidden"> {label}</span>
    </b>
  )
}
