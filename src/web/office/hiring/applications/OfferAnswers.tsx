import type { Application } from '#contract/hiring/applications.ts'
import type { OfferAnswer } from '#contract/hiring/decisions.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import { fullName } from './applications-queries.ts'
import { changeMany, undoMany } from './bulk-queries.ts'

type OfferAnswersProps = { application: Application }

/** Records what someone said to an offer, today. */
export function OfferAnswers({ application }: OfferAnswersProps) {
  const { offer, status } = application
  const answering = useChange({
    change: (answer: Exclude<OfferAnswer, ''>) => {
      const answered = offer && { ...offer, answer, answeredOn: providerToday() }
      return changeMany({
        before: [application],
        decided: { name: answer, change: () => ({ status, offer: answered }) },
      })
    },
    undo: (_, result) => undoMany({ before: [application] }, result),
    reload: applicationsKey,
    success: (answer) => `${fullName(application)}: Offer ${answer}`,
    failure: 'Failed to save the answer. Please try again.',
  })
  if (offer?.answer !== '') return null
  return (
    <>
      {(['accepted', 'declined'] as const).map((answer) => (
        <Button
          key={answer}
          size="small"
          variant="line"
          busy={answering.isPending}
          onClick={() => answering.mutate(answer)}
        >
          {answer === 'accepted' ? 'Accepted' : 'Declined'}
        </Button>
      ))}
    </>
  )
}
