import { ArrowLeft, X } from 'lucide-react'
import { Fragment, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { provider } from '#content/provider.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { sectionPath } from '../paths.ts'
import { type Section, sections } from '../sections.tsx'
import styles from './Sidebar.module.css'

const groups = Map.groupBy(sections, ({ group }) => group ?? '')

type SidebarProps = { current: string; open: boolean; onClose: () => void }

/** The sections. Where there is no room beside the work they open over it. */
export function Sidebar({ current, open, onClose }: SidebarProps) {
  const headingId = useId()
  const close = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (open) close.current?.focus()
  }, [open])

  const handleKey = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') onClose()
  }

  return (
    <>
      {open && <div className={styles.veil} onClick={onClose} aria-hidden="true" />}
      <aside className={styles.side} data-open={open} onKeyDown={handleKey} aria-label="Office">
        <div className={styles.stick}>
          <span className={styles.close}>
            <IconButton
              ref={close}
              label="Close sections"
              icon={<X className="icon" />}
              onClick={onClose}
            />
          </span>
          <div className={styles.brand}>
            <Brand name={provider.name} line="Office" logo="/leaf-on-dark.svg" />
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
                        aria-current={id === current ? 'page' : undefined}
                        onClick={open ? onClose : undefined}
                      >
                        <Icon className="icon" /> <span>{label}</span>
                        {useCount && <Waiting useCount={useCount} />}
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

function Waiting({ useCount }: Required<Pick<Section, 'useCount'>>) {
  const { count, waiting } = useCount()
  if (count === 0) return null
  return (
    <b className={styles.count}>
      {count}
      <span className="visually-hidden"> {waiting}</span>
    </b>
  )
}
