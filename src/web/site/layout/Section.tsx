import { type ReactNode, useId } from 'react'
import { type SectionId, sections } from '#content/sections.ts'
import styles from './Section.module.css'

type SectionProps = {
  id: SectionId
  title: string
  lead?: string
  /** Stands at the right of the title: the controls of a slider. */
  controls?: ReactNode
  /** Every second section lies on the other ground. */
  ground?: 'page' | 'alt'
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
  ground = 'page',
  beside,
  children,
}: SectionProps) {
  const titleId = useId()
  const hash = sections.find((section) => section.id === id)?.hash
  return (
    <section id={id} className={styles.section} data-ground={ground} aria-labelledby={titleId}>
      {hash && hash !== id && <span id={hash} className={styles.anchor} />}
      <div className={styles.wrap} data-split={beside ? true : undefined}>
        <div>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {lead && <p>{lead}</p>}
            {controls && <div className={styles.controls}>{controls}</div>}
          </div>
          {children}
        </div>
        {beside}
      </div>
    </section>
  )
}
