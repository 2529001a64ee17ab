import type { Application } from '#contract/hiring/applications.ts'
import type { OfferAnswer } from '#contract/hiring/decisions.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { Badge, type BadgeColor } from '#web/ui/Badge.tsx'

const answers: Record<OfferAnswer, { color: BadgeColor; text: string }> = {
  '': { color: 'blue', text: 'Offer made' },
  accepted: { color: 'lime', text: 'Offer accepted' },
  declined: { color: 'grey', text: 'Offer declined' },
}

type OfferBadgeProps = { application: Pick<Application, 'offer'> }

/** The offer, with the day of its last change. */
export function OfferBadge({ application: { offer } }: OfferBadgeProps) {
  if (!offer) return null
  const { color, text } = answers[offer.answer]
  return (
    <Badge color={color}>
      {text} {formatCalendarDay(offer.answeredOn || offer.madeOn)}
    </Badge>
  )
}

/** What to say when another status is chosen. */
export const offerEnds = ({ offer }: Pick<Application, 'offer'>) =>
  offer ? '. The offer ended.' : ''
