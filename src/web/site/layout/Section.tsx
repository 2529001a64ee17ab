import type { ReactNode } from 'react'
import { type SectionId, sections } from '#content/sections.ts'
import styles from './Section.module.css'

type SectionProps = {
  id: SectionId
  /** Without it the content brings a `SectionTitle` of its own. */
  title?: string
  lead?: string
  /** Stands at the right of the title: the controls of a slider. */
  controls?: ReactNode
  /** Every second section lies on the other ground. */
  ground?: 'page' | 'alt'
  children: ReactNode
}

/** A section of the public page: its ground, its place for links, its title. */
export function Section({ id, title, lead, controls, ground = 'page', children }: SectionProps) {
  const hash = sections.find((section) => section.id === id)?.hash
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      aria-labelledby={titleIdOf(id)}
    >
      {hash && hash !== id && <span id={hash} className={styles.anchor} />}
      <div className={styles.wrap}>
        {title && (
          <div className={styles.head}>
            <SectionTitle of={id}>{title}</SectionTitle>
            {lead && <p>{lead}</p>}
            {controls && <div className={styles.controls}>{controls}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

/** The title of a section, for content that puts it in a place of its own. */
export function SectionTitle({ of, children }: { of: SectionId; children: ReactNode }) {
  return (
    <h2 id={titleIdOf(of)} className={styles.title}>
      {children}
    </h2>
  )
}

const titleIdOf = (id: SectionId) => `${id}-title`
