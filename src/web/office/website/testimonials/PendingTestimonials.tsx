import { Check, Pencil, Trash2, X } from 'lucide-react'
import { useId } from 'react'
import type { TestimonialRecord } from '#contract/website/testimonials.ts'
import { formatDate } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { LanguageBadge } from '#web/office/platform/lists/written-in.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import styles from './PendingTestimonials.module.css'
import type { Decision } from './testimonials-queries.ts'

type PendingTestimonialsProps = {
  testimonials: TestimonialRecord[]
  onDecide: (decision: Decision) => void
  onEdit: (testimonial: TestimonialRecord) => void
  onDelete: (testimonial: TestimonialRecord) => void
  busy: boolean
}

/** New testimonials from visitors, in full length so that they are read before they are approved. */
export function PendingTestimonials({
  testimonials,
  onDecide,
  onEdit,
  onDelete,
  busy,
}: PendingTestimonialsProps) {
  const titleId = useId()
  const mayEdit = useMayEdit()
  if (testimonials.length === 0) return null
  return (
    <section className={styles.pending} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>Pending approval</h2>
        <Badge color="orange">{testimonials.length} new</Badge>
      </header>
      <ul className={styles.list}>
        {testimonials.map((testimonial) => {
          const { id, name, review, createdAt, permission, language } = testimonial
          const whose = <span className="visually-hidden"> testimonial by {name}</span>
          return (
            <li key={id} data-long={review.length > 300}>
              <blockquote>“{review}”</blockquote>
              <p>
                <b>{name}</b> <LanguageBadge language={language} />
                Sent from the website, {formatDate(createdAt)}.{' '}
                {permission
                  ? 'May be shown on the site.'
                  : 'No permission to show it is on record: ask before you approve it.'}
              </p>
              {mayEdit && (
                <div className={styles.actions}>
                  <Button
                    size="small"
                    onClick={() => onDecide({ testimonial, status: 'approved' })}
                    busy={busy}
                  >
                    <Check className="icon" /> Approve{whose}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => onDecide({ testimonial, status: 'rejected' })}
                    busy={busy}
                  >
                    <X className="icon" /> Reject{whose}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => onEdit(testimonial)}
                    busy={busy}
                  >
                    <Pencil className="icon" /> Edit{whose}
                  </Button>
                  <span className={styles.delete}>
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => onDelete(testimonial)}
                      busy={busy}
                    >
                      <Trash2 className="icon" /> Delete{whose}
                    </Button>
                  </span>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
