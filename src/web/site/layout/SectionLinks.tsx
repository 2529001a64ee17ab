import { sections } from '#content/sections.ts'
import { useActiveSection, useSectionHref } from './SectionNavigation.tsx'

type SectionLinksProps = { className: string | undefined; onSelect?: () => void }

const inMenu = sections.filter((section) => section.label !== undefined)

/** The menu items. The section being read is marked. */
export function SectionLinks({ className, onSelect }: SectionLinksProps) {
  const active = useActiveSection()
  const makeHref = useSectionHref()
  return (
    <ul className={className}>
      {inMenu.map(({ id, label }) => (
        <li key={id}>
          <a
            href={makeHref(id)}
            aria-current={id === active ? 'location' : undefined}
            onClick={onSelect}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
