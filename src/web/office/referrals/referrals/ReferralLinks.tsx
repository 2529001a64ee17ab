import { type FormEvent, useState } from 'react'
import { linkDays } from '#contract/records/private-links.ts'
import { isOpen, privateReferralLimits } from '#contract/referrals/private-referral.ts'
import type { OpenedReferral, Referral } from '#contract/referrals/referrals.ts'
import { useUnsavedChanges } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import actions from '#web/office/records/handling/RecordActions.module.css'
import styles from '#web/office/records/private-links/LinkTools.module.css'
import { LinkTools } from '#web/office/records/private-links/LinkTools.tsx'
import { Button } from '#web/ui/Button.tsx'
import { countCharacters, TextArea } from '#web/ui/Field.tsx'
import facts from './ReferralFacts.module.css'
import { makeLink, referralsKey, revokeLink, setMissing } from './referrals-queries.ts'

/** The private links of a referral, and what its sender is asked for. */
export function ReferralLinks({ referral }: { referral: OpenedReferral }) {
  const { missing, stage } = referral
  return (
    <section className={styles.block} aria-labelledby="referral-links">
      <h2 id="referral-links" className={facts.title}>
        For the sender
      </h2>
      <p className={styles.about}>
        With a link the sender sees the stage in plain words, adds what is missing, or withdraws. It
        never shows a name or the needs. It works for {linkDays} days.
      </p>
      <LinkTools
        noun="sender"
        record={referral}
        make={(way) => makeLink(referral, way)}
        revoke={(linkId) => revokeLink(referral, linkId)}
        reload={referralsKey}
      />
      {isOpen(stage) && <MissingForm key={missing} referral={referral} />}
    </section>
  )
}

/** What the sender reads on the private page. It is taken back when something was added there. */
function MissingForm({ referral }: { referral: Referral }) {
  const { missing } = referral
  const [text, setText] = useState(missing)
  const changing = useChange({
    change: ({ before, next }: { before: Referral; next: string }) => setMissing(before, next),
    undo: ({ before }, after) => setMissing(after, before.missing),
    reload: referralsKey,
    success: ({ next }) =>
      next ? 'The sender is asked for it. Give or send them a link.' : 'No longer asked for',
    failure: 'Failed to save what is missing. Please try again.',
  })
  const isSaved = text.trim() === missing
  useUnsavedChanges(!isSaved, () => setText(missing))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaved && !changing.isPending) changing.mutate({ before: referral, next: text.trim() })
  }
  return (
    <form className={actions.group} onSubmit={handleSubmit}>
      <TextArea
        label="What is missing"
        hint={`Whoever has the link can read it, so write nothing personal. ${countCharacters(text, privateReferralLimits.missing)}`}
        rows={2}
        value={text}
        maxLength={privateReferralLimits.missing}
        disabled={changing.isPending}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={actions.buttons}>
        <Button type="submit" variant="line" busy={isSaved || changing.isPending}>
          {text.trim() || !missing ? 'Ask for it' : 'Stop asking'}
        </Button>
      </div>
    </form>
  )
}
