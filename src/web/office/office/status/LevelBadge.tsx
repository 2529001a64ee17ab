import { CircleCheck, Eye, OctagonAlert } from 'lucide-react'
import tints from '#web/ui/tints.module.css'
import type { Level } from './item.ts'
import styles from './LevelBadge.module.css'

const levels = {
  good: { color: 'green', icon: CircleCheck, text: 'Good' },
  look: { color: 'orange', icon: Eye, text: 'Look at it' },
  act: { color: 'red', icon: OctagonAlert, text: 'Act now' },
}

/** How a part of the installation is: in words, with an icon and a color. */
export function LevelBadge({ level }: { level: Level }) {
  const { color, icon: Icon, text } = levels[level]
  return (
    <span className={`${tints.tinted} ${styles.badge}`} data-color={color}>
      <Icon className="icon" /> {text}
    </span>
  )
}
