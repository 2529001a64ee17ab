import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { wordsFor } from '#content/private-application.ts'
import type { BulkMessage } from '#contract/hiring/application-bulk.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { decideFrom, isCheckReason } from '#contract/hiring/decisions.ts'
import type { MessageTemplate } from '#contract/messages/templates.ts'
import type { Language } from '#contract/platform/language.ts'
import { ReplyFields } from '#web/office/messages/replies/ReplyFields.tsx'
import { WithPreview } from '#web/office/messages/templates/WithPreview.tsx'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { fromProviderTime, providerToday } from '#web/office/platform/provider-clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { fullName } from './applications-queries.ts'
import type { Bulk } from './bulk-queries.ts'
import { DecisionFields } from './DecisionFields.tsx'
import styles from './DecisionForm.module.css'
import {
  type DecisionKind,
  type DecisionValues,
  decisionForm,
  decisions,
  type Step,
  selectionKey,
  toDecided,
} from './decisions.ts'
import { placeholderValues, sharedLanguage } from './message-values.ts'
import { statusVersions } from './status-versions.ts'

type DecisionFormProps = {
  kind: DecisionKind
  title: string
  applications: Application[]
  templates: (MessageTemplate & { language: Language })[]
  /** Between the notice about a background check and the decision. */
  waitingDays: number | undefined
  canMail: boolean
  deciding: { isPending: boolean; error: Error | null }
  /** The message is only given where it has to be sent in one's own mail program. */
  onDecide: (bulk: Bulk, message: BulkMessage | undefined, onSaved: () => void) => void
  onClose: () => void
}

/** The fields of a decision, and what the applicant will read. */
export function DecisionForm({
  kind,
  title,
  applications,
  templates,
  waitingDays,
  canMail,
  deciding,
  onDecide,
  onClose,
}: DecisionFormProps) {
  const [first] = applications
  const one = applications.length === 1 ? first : undefined
  const noticeOn = one?.checkNoticeOn ?? ''
  const stepOf = (checked: boolean): Step =>
    kind === 'reject' && checked && !noticeOn ? 'notice' : kind
  const [start] = useState(() => startOf(kind, applications, templates))
  const draft = useDraftForm({
    kind: `decision ${kind}`,
    item: { id: selectionKey(applications), updatedAt: '' },
    schema: decisionForm(stepOf),
    start,
    onClose,
  })
  const { form } = draft
  const [editing, setEditing] = useState(false)
  const values = form.watch()
  const step = stepOf(values.checked)
  const template = templateFor(step, templates)
  const from = noticeOn && waitingDays ? decideFrom(noticeOn, waitingDays) : ''
  const mustWait = step === 'reject' && values.checked && providerToday() < from
  const canWrite = applications.some(({ email }) => email)
  // A notice has enclosures, which can only be attached in one's own mail program.
  const mailsHere = canMail && step !== 'notice'
  const busy = deciding.isPending

  const check = (checked: boolean) => {
    form.setValue('checked', checked)
    if (!checked && isCheckReason(values.reason)) form.setValue('reason', '')
    const next = templateFor(stepOf(checked), templates)
    form.setValue('subject', next?.subject ?? '')
    form.setValue('text', next?.text ?? '')
  }
  const decide = form.handleSubmit(
    (sent) => {
      if (busy || mustWait) return
      const decided = toDecided(step, sent)
      const inSpanish = template?.language === 'es' && { language: 'es' as const }
      const message = sent.sends
        ? { subject: sent.subject, text: sent.text, ...inSpanish }
        : undefined
      const bulk = { before: applications, decided, message: mailsHere ? message : undefined }
      // The dialog closes after the messages were sent; the draft is no longer needed.
      onDecide(bulk, mailsHere ? undefined : message, draft.discard)
    },
    ({ subject, text }) => setEditing(editing || Boolean(subject ?? text)),
  )
  const preview = values.sends
    ? { subject: values.subject, text: values.text }
    : { subject: 'No message', text: 'Nothing is sent.' }
  const count = one ? '' : ` ${applications.length}`
  const name = step === 'notice' ? 'Record the notice' : `${decisions[kind].name}${count}`

  return (
    <Dialog title={title} width="wide" onClose={draft.cancel} busy={busy}>
      <form noValidate onSubmit={decide}>
        <DialogBody>
          <WithPreview
            title={first ? `Message to ${fullName(first)}` : 'Message'}
            message={preview}
            values={first ? valuesOf(first, kind, values, template?.language) : {}}
          >
            {draft.note && <Remark>{draft.note}</Remark>}
            {deciding.error && <Alert>{deciding.error.message}</Alert>}
            <DecisionFields
              step={step}
              ids={applications.map(({ id }) => id)}
              form={form}
              disabled={busy}
              {...(kind === 'reject' && one && { check: { onChange: check, noticeOn, from } })}
            />
            {canWrite ? (
              <Switch
                label={mailsHere ? 'Send the message' : 'Write the message in my mail program'}
                showLabel
                checked={values.sends}
                onChange={(sends) => form.setValue('sends', sends)}
              />
            ) : (
              <Remark>There is no email address.</Remark>
            )}
            {values.sends && !editing && (
              <div>
                <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
                  <Pencil className="icon" /> Change the message
                </Button>
              </div>
            )}
            {values.sends && editing && (
              <ReplyFields
                form={form}
                kind="application"
                language={sharedLanguage(applications)}
                values={() => ({})}
                first={template}
                hint="{name} and {job} are filled in for each applicant."
                disabled={busy}
              />
            )}
            <PrivatePageWords step={step} one={one} />
          </WithPreview>
        </DialogBody>
        <DialogFooter>
          <Status>{busy && 'Saving...'}</Status>
          <Button variant="line" onClick={draft.cancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy || mustWait}>
            {busy ? 'Saving...' : values.sends && mailsHere ? `${name} and send` : name}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

const templateFor = <T extends MessageTemplate>(step: Step, templates: T[]) =>
  templates.find(({ decision }) => decision === (step === 'notice' ? 'check notice' : step))

function startOf(
  kind: DecisionKind,
  applications: Application[],
  templates: MessageTemplate[],
): DecisionValues {
  const one = applications.length === 1 ? applications[0] : undefined
  const template = templateFor(kind, templates)
  return {
    ...statusVersions.toValues(kind === 'reject' || kind === 'invite' ? one : undefined),
    day: providerToday(),
    checked: kind === 'reject' && Boolean(one?.checkNoticeOn),
    enclosed: false,
    sends: template !== undefined && applications.some(({ email }) => email),
    subject: template?.subject ?? '',
    text: template?.text ?? '',
  }
}

/** What the message says about the first applicant, with the interview as it is typed. */
function valuesOf(
  first: Application,
  kind: DecisionKind,
  values: DecisionValues,
  language: Language | undefined,
) {
  if (kind !== 'invite') return placeholderValues(first, language)
  const { date, time, place } = values
  const interviewAt = date > '1000' && time ? fromProviderTime(date, time) : ''
  return placeholderValues({ ...first, interviewAt, interviewPlace: place }, language)
}

/** What the private page shows, and when. */
function PrivatePageWords({ step, one }: { step: Step; one: Application | undefined }) {
  const who = one?.firstName ?? 'Each of them'
  if (step === 'notice') {
    return <p className={styles.words}>The private page does not change with the notice.</p>
  }
  const { status } = decisions[step]
  const { state, next } = wordsFor({ status, offer: step === 'offer' ? '' : null })
  return (
    <p className={styles.words}>
      {who} will read on the private page, at once:{' '}
      <q>
        {state} {next}
      </q>
      {step === 'reject' && ' The reason stays in the office.'}
    </p>
  )
}
