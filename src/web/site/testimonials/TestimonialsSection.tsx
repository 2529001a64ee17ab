import { useQuery } from '@tanstack/react-query'
import { testimonialTexts } from '#content/testimonial-texts.ts'
import { PageControls } from '#web/ui/PagedList.tsx'
import { EmptyState, Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import { type PageSteps, usePages } from '#web/ui/use-pages.ts'
import { Section } from '../layout/Section.tsx'
import { useSamples } from '../use-samples.ts'
import quote from './Quote.module.css'
import { Quote } from './Quote.tsx'
import { ShareStory } from './ShareStory.tsx'
import styles from './TestimonialsSection.module.css'
import { loadSamples, testimonialsQuery } from './testimonials-query.ts'

/** Must match the width in the CSS, which applies until hydration. */
const quotesPerPage = 3
const steps: PageSteps = [{ from: 1025, perPage: quotesPerPage }]

/** Three testimonials per page, the first one larger. On a small screen one at a time. */
export function TestimonialsSection() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(testimonialsQuery)
  const samples = useSamples(isError, 'testimonials', loadSamples)
  const testimonials = data ?? samples ?? []
  const pages = usePages(testimonials.length, steps, { wraps: false })
  return (
    <Section
      id="testimonials"
      title={testimonialTexts.title}
      background="alt"
      controls={
        !isPending &&
        testimonials.length > 0 && <PageControls noun={testimonialTexts.page} pages={pages} />
      }
    >
      {isError && (
        <Notice title={testimonialTexts.failed} onRetry={refetch} busy={isFetching}>
          {samples && samples.length > 0 && testimonialTexts.samples}
        </Notice>
      )}
      {isPending ? (
        <QuotesSkeleton />
      ) : (
        <div className={styles.quotes} data-ready={pages.ready} aria-live="polite">
          {testimonials.map((testimonial, index) => {
            const shown = pages.isShown(index)
            return (
              <Quote
                // A new key collapses a long one again when its page is left.
                key={`${testimonial.id} ${shown}`}
                testimonial={testimonial}
                place={index % (pages.perPage ?? quotesPerPage)}
                shown={shown}
              />
            )
          })}
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState
          framed
          drawing="/art/success-mailbox.svg"
          title={testimonialTexts.none}
          hint={testimonialTexts.noneHint}
        />
      )}
      <ShareStory />
    </Section>
  )
}

function QuotesSkeleton() {
  return (
    <div className={styles.waiting}>
      <Loading text={testimonialTexts.loading}>
        <div className={styles.quotes} data-ready="false" aria-hidden="true">
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
