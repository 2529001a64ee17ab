import { Check } from 'lucide-react'
import type { Program } from '#content/programs.ts'
import styles from './ProgramCard.module.css'

export function ProgramCard({ program }: { program: Program }) {
  const { id, name, description, features, picture } = program
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`}>
      <img src={picture} alt="" width={560} height={216} loading="lazy" />
      <h3 id={`${id}-name`}>{name}</h3>
      <p>{description}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check className="icon" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  )
}
