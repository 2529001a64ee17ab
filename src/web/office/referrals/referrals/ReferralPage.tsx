import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedReferral, Referral } from '#contract/referrals/referrals.ts'
import { ReplyDialog } from '#web/office/messages/replies/ReplyDialog.tsx'
import { useConfirmLeave } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { SubPage } from '#web/office/platform/layout/SubPage.tsx'
import { HistoryPanel } from '#web/office/records/handling/HistoryPanel.tsx'
import { useReadOnOpening } from '#web/office/records/handling/opened-record.ts'
import styles from '#web/office/records/handling/RecordPage.module.css'
import type { RecordPageProps } from '#web/office/records/handling/RecordsScreen.tsx'
import { ReferralActions } from './ReferralActions.tsx'
import { ReferralFacts } from './ReferralFacts.tsx'
import {
  addNote,
  deleteNote,
  markReferrals,
  referralQuery,
  referralsKey,
  sendReply,
  takeBackReply,
} from './referrals-queries.ts'

/** One referral, with everything that staff do with it. */
export function ReferralPage({ id, listed, onClose, onDelete }: RecordPageProps<Referral>) {
  const confirmLeave = useConfirmLeave()
  const query = useQuery(referralQuery(id))
  const name = (query.data ?? listed)?.personName
  return (
    <SubPage title={name ? `Referral of ${name}` : 'Referral'} onBack={() => confirmLeave(onClose)}>
      {(!query.data || query.error) && (
        <QueryStates
          query={query}
          loading="Loading the referral..."
          failed="This referral could not be loaded."
        />
      )}
      {query.data && (
        <LoadedReferral
          referral={query.data}
          onDelete={(referral) => confirmLeave(() => onDelete(referral))}
        />
      )}
    </SubPage>
  )
}

type LoadedReferralProps = {
  referral: OpenedReferral
  onDelete: (referral: OpenedReferral) => void
}

function LoadedReferral({ referral, onDelete }: LoadedReferralProps) {
  const [replying, setReplying] = useState(false)
  useReadOnOpening(referral, {
    mark: markReferrals,
    reload: referralsKey,
    failure: 'The referral could not be marked. Please try again.',
  })
  return (
    <div className={styles.page}>
      <ReferralFacts referral={referral} />
      <ReferralActions
        referral={referral}
        onReply={() => setReplying(true)}
        onDelete={() => onDelete(referral)}
      />
      <HistoryPanel
        record={referral}
        noun="referral"
        addNote={(text) => addNote(referral, text)}
        deleteNote={(noteId) => deleteNote(referral, noteId)}
        takeBackReply={(entry) => takeBackReply(referral, entry)}
        reload={referralsKey}
      />
      {replying && (
        <ReplyDialog
          noun="message"
          title={`Write to ${referral.name}`}
          email={referral.email}
          record={referral}
          templateKind="referral"
          language={referral.language}
          subject={`${subjects[referral.language]} ${referral.reference}`}
          values={() => ({ name: referral.name, reference: referral.reference })}
          canMail={referral.canMail}
          send={(reply) => sendReply(referral, reply)}
          takeBack={(entry) => takeBackReply(referral, entry)}
          reload={referralsKey}
          onClose={() => setReplying(false)}
        />
      )}
    </div>
  )
}

/** What a message without a template begins with. */
const subjects = { en: 'Your referral', es: 'Su remisión' }
