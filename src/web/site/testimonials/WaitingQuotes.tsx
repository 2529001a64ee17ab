import { Loading, Skeleton } from '#web/ui/States.tsx'
import quote from './Quote.module.css'
import section from './TestimonialsSection.module.css'
import styles from './WaitingQuotes.module.css'

/** The places of three voices, before they speak. */
export function WaitingQuotes() {
  return (
    <div className={styles.waiting}>
      <Loading text="Loading testimonials...">
        <div className={section.quotes} data-ready="false" aria-hidden="true">
          {[0, 1, 2].map((place) => (
            <div key={place} className={quote.quote} data-place={place}>
              <div className={styles.lines}>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </div>
              <div className={styles.name}>
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      </Loading>
    </div>
  )
}
