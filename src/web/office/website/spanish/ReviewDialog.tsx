import { useQuery } from '@tanstack/react-query'
import type { ReviewedTexts } from '#contract/records/spanish-reviews.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { Remark } from '#web/ui/States.tsx'
import { mark, reviewQuery, reviewsKey } from './reviews-queries.ts'
import styles from './Spanish.module.css'

type ReviewDialogProps = { id: string; name: string; onClose: () => void }

/** The English and the Spanish beside each other, to be marked as reviewed. */
export function ReviewDialog({ id, name, onClose }: ReviewDialogProps) {
  const query = useQuery(reviewQuery(id))
  const marking = useChange({
    change: ({ text, reviewed }: { text: ReviewedTexts; reviewed: boolean }) =>
      mark(text, reviewed),
    reload: reviewsKey,
    success: ({ reviewed }) =>
      reviewed ? `“${name}” is marked as reviewed.` : `“${name}” is not reviewed any more.`,
    failure: 'Failed to save. Please try again.',
    onDone: onClose,
  })
  const { data: text } = query
  return (
    <Dialog title={name} width="wide" onClose={onClose} busy={marking.isPending}>
      <DialogBody reading>
        <QueryStates
          query={query}
          loading="Loading the texts..."
          failed="Failed to load the texts. Please try again."
        />
        {text && (
          <>
            <p className={styles.state}>{stateInWords(text)}</p>
            <table className={styles.texts}>
              <caption className="visually-hidden">{name}</caption>
              <thead>
                <tr>
                  <th scope="col">English</th>
                  <th scope="col">Spanish</th>
                </tr>
              </thead>
              <tbody>
                {text.texts.map(({ en, es, rich }) => (
                  <tr key={`${en}\n${es}`}>
                    <td>{rich ? <RichText html={en} /> : en}</td>
                    <td lang="es">{rich ? <RichText html={es} /> : es}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </DialogBody>
      <DialogFooter>
        {text && !text.mayMark && <Remark>{whoMayMark(text)}</Remark>}
        <Button variant="line" onClick={onClose} disabled={marking.isPending}>
          Close
        </Button>
        {text?.mayMark && (
          <Button
            variant={text.reviewed ? 'line' : 'primary'}
            busy={marking.isPending}
            onClick={() => marking.mutate({ text, reviewed: !text.reviewed })}
          >
            {text.reviewed ? 'Undo the mark' : 'Mark reviewed'}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function stateInWords({ reviewed, critical }: ReviewedTexts) {
  if (reviewed) return `Reviewed by ${reviewed.by || 'someone'}, ${formatDateTime(reviewed.at)}.`
  return critical
    ? 'Not reviewed. Visitors read the English until it is. Mark it only after a qualified translator has compared both.'
    : 'Not reviewed. Visitors already read this Spanish. Mark it after someone who knows both languages has compared them.'
}

const whoMayMark = ({ critical }: ReviewedTexts) =>
  critical ? 'Only an owner can mark it.' : 'Your role cannot mark it.'
