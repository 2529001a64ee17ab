import type { ReactNode } from 'react'
import { type SectionId, sections } from '#content/sections.ts'
import styles from './Section.module.css'
import { useSectionRef } from './SectionNavigation.tsx'
import { hashOf } from './section-address.ts'

type SectionProps = {
  id: SectionId
  /** Without it the content brings a `SectionTitle` of its own. */
  title?: string
  lead?: string
  /** Stands at the right of the title: the controls of a slider. */
  controls?: ReactNode
  /** Every second section lies on the other ground; one is a green band below a ridge. */
  background?: 'page' | 'alt' | 'band'
  /** Stands in a column of its own, beside the title and what follows it. */
  beside?: ReactNode
  children: ReactNode
}

/** A section of the public page: its ground, its place for links, its title. */
export function Section({
  id,
  title,
  lead,
  controls,
  background = 'page',
  beside,
  children,
}: SectionProps) {
  const ref = useSectionRef()
  const hash = hashOf(id).slice(1)
  return (
    <section
      ref={ref}
      id={id}
      className={styles.section}
      data-background={background}
      aria-labelledby={titleIdOf(id)}
    >
      {background === 'band' && <Ridge />}
      {hash && hash !== id && <span id={hash} className={styles.anchor} />}
      <div className={styles.wrap} data-split={beside ? true : undefined}>
        <div>
          {title && (
            <div className={styles.head}>
              <SectionTitle of={id}>{title}</SectionTitle>
              {lead && <p>{lead}</p>}
              {controls && <div className={styles.controls}>{controls}</div>}
            </div>
          )}
          {children}
        </div>
        {beside}
      </div>
    </section>
  )
}

/** The title of a section. Where it does not say the word of the menu, that stands above it. */
export function SectionTitle({ of, children }: { of: SectionId; children: string }) {
  const label = sections.find(({ id }) => id === of)?.label
  return (
    <h2 id={titleIdOf(of)} className={styles.title}>
      {label && !children.includes(label) && <span className={styles.label}>{label} </span>}
      {children}
    </h2>
  )
}

const titleIdOf = (id: SectionId) => `${id}-title`

function Ridge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1600 110"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0h1600v30c-140 40-280 44-420 22S900 30 740 62 460 96 320 70 120 30 0 66z" />
    </svg>
  )
}
