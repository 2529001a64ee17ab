import { Loading, Skeleton } from '#web/ui/States.tsx'
import quote from './Quote.module.css'
import styles from './QuotesSkeleton.module.css'
import section from './TestimonialsSection.module.css'

export function QuotesSkeleton() {
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
