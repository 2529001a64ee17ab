import type { ReactNode } from 'react'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Details } from '#web/ui/Details.tsx'
import type { Item } from './item.ts'
import { LevelBadge } from './LevelBadge.tsx'
import styles from './StatusItem.module.css'

/** One part of the installation, with something to do about it. */
export function StatusItem({ item, children }: { item: Item; children?: ReactNode }) {
  const { title, level, summary, todo, facts } = item
  return (
    <Panel title={title} action={<LevelBadge level={level} />}>
      <div className={styles.item}>
        <p className={styles.summary}>{summary}</p>
        {todo.map((step) => (
          <p key={step} className={styles.todo}>
            {step}
          </p>
        ))}
        {facts.length > 0 && <Details entries={facts} />}
        {children}
      </div>
    </Panel>
  )
}
