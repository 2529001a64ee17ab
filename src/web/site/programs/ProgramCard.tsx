import { Check, ChevronDown } from 'lucide-react'
import type { Program } from '#content/programs.ts'
import styles from './ProgramCard.module.css'

type ProgramCardProps = { program: Program; open: boolean; onToggle: () => void }

/** A card with room, a row that opens on a phone. Without script the row is open. */
export function ProgramCard({ program, open, onToggle }: ProgramCardProps) {
  const { id, name, description, features, picture } = program
  return (
    <article className={styles.card} data-open={open} aria-labelledby={`${id}-name`}>
      <img src={picture} alt="" width={560} height={216} loading="lazy" />
      <h3 id={`${id}-name`}>{name}</h3>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`More about ${name}`}
        onClick={onToggle}
      >
        <ChevronDown className="icon" />
      </button>
      <div id={id} className={styles.more}>
        <p>{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Check className="icon" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
