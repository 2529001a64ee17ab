import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown, X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { brandLogo } from '#contract/website/look/brand.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { useMediaQuery } from '#web/ui/hydration.ts'
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
  const look = useLook()
  const close = useRef<HTMLButtonElement>(null)

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
            <SectionGroups
              sections={sections}
              current={current}
              onFollow={open ? onClose : undefined}
            />
          </nav>
          <a className={styles.back} href="/">
            <ArrowLeft className="icon" /> <span>Back to Site</span>
          </a>
        </div>
      </aside>
    </>
  )
}

type GroupsProps = {
  sections: Section[]
  current: Section
  /** A section was chosen. */
  onFollow: (() => void) | undefined
}

/** In rem, as in the styles: the lowest row, a row of the menu on a narrow screen, and what else is in the sidebar. */
const [lowestRow, menuRow, otherParts] = [1.8125, 2.5, 8.25]

/**
 * The sections in their groups. In a window too low for all of them, one of the groups after the first is open at a
 * time, so that nothing has to be scrolled.
 */
function SectionGroups({ sections, current, onFollow }: GroupsProps) {
  const groups = [...Map.groupBy(sections, ({ group }) => group)]
  const rows = sections.length + groups.length
  const lowerThan = (row: number) => `(height < ${rows * row + otherParts}em)`
  const folds = useMediaQuery(
    `${lowerThan(lowestRow)}, (width < 65.6875em) and ${lowerThan(menuRow)}`,
  )
  const [first, second] = groups.map(([group]) => group)
  const [opened, setOpened] = useState(second)
  const [shown, setShown] = useState(first)
  if (shown !== current.group) {
    setShown(current.group)
    if (current.group !== first) setOpened(current.group)
  }
  return (
    <div className={styles.groups} style={{ '--rows': rows } as CSSProperties}>
      {groups.map(([group, members]) => (
        <Group
          key={group}
          name={group}
          members={members}
          current={current}
          onFollow={onFollow}
          folded={folds && group !== first && group !== opened}
          onToggle={
            folds && group !== first
              ? () => setOpened(group === opened ? undefined : group)
              : undefined
          }
        />
      ))}
    </div>
  )
}

type GroupProps = Omit<GroupsProps, 'sections'> & {
  name: string
  members: Section[]
  folded: boolean
  onToggle: (() => void) | undefined
}

function Group({ name, members, current, onFollow, folded, onToggle }: GroupProps) {
  const client = useQueryClient()
  const headingId = useId()
  const listId = useId()
  return (
    <>
      <p className={styles.group} id={headingId}>
        {onToggle ? (
          <button type="button" aria-expanded={!folded} aria-controls={listId} onClick={onToggle}>
            {name} <ChevronDown className="icon" />
          </button>
        ) : (
          name
        )}
      </p>
      <ul id={listId} className={styles.list} aria-labelledby={headingId} hidden={folded}>
        {members.map(({ id, label, hint, icon: Icon, screen, useCount }) => (
          <li key={id}>
            <Link
              to={sectionPath(id)}
              aria-current={id === current.id ? 'page' : undefined}
              onClick={onFollow}
              onPointerEnter={() => screen.preload?.(client)}
              onFocus={() => screen.preload?.(client)}
            >
              <Icon className="icon" /> <span>{label}</span>
              {hint && <small> {hint}</small>}
              {useCount && <CountBadge useCount={useCount} />}
            </Link>
          </li>
        ))}
      </ul>
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
