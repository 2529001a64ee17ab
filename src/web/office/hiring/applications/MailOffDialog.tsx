import { Copy, SquareArrowOutUpRight } from 'lucide-react'
import { useState } from 'react'
import { withSignature } from '#contract/accounts/signature.ts'
import type { BulkMessage } from '#contract/hiring/application-bulk.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { fillMessage, linkPlaceholder, unfilledPlaceholders } from '#contract/messages/templates.ts'
import { formatPhone } from '#contract/platform/phone.ts'
import type { ReplyEntry } from '#contract/records/timeline.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import { mailtoHref } from '#web/office/messages/replies/mailto.ts'
import { useSenderValues } from '#web/office/messages/templates/templates-queries.ts'
import { removeDraft } from '#web/office/platform/drafts/drafts.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { BreakableEmail } from '#web/office/platform/layout/cells.tsx'
import { copyText } from '#web/office/platform/layout/LinkDialog.tsx'
import { useSignedInUser } from '#web/office/platform/layout/use-may.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { Remark } from '#web/ui/States.tsx'
import { applicationsKey } from '../applications-key.ts'
import { fullName } from './applications-queries.ts'
import { BulkMessageDialog, bulkMessageDraft } from './BulkMessageDialog.tsx'
import { selectionKey } from './decisions.ts'
import { sendMessage, takeBackMessage } from './handling-queries.ts'
import styles from './MailOffDialog.module.css'
import { placeholderValues } from './message-values.ts'

type MailOffDialogProps = { applications: Application[]; onClose: () => void }

/** Writes one message to several applicants, and then shows each of them for one's own mail program. */
export function MailOffDialog({ applications, onClose }: MailOffDialogProps) {
  const [message, setMessage] = useState<BulkMessage>()
  // The draft stays until the end, so that someone can go back and change the text.
  const close = () => {
    removeDraft(bulkMessageDraft, selectionKey(applications))
    onClose()
  }
  if (!message) {
    return <BulkMessageDialog applications={applications} onWritten={setMessage} onClose={close} />
  }
  return (
    <MessagesDialog
      title={`Message to ${plural(applications.length, 'applicant')}`}
      applications={applications}
      message={message}
      onChange={() => setMessage(undefined)}
      onClose={close}
    />
  )
}

type MessagesDialogProps = {
  title: string
  applications: Application[]
  message: BulkMessage
  /** Goes back to the text, where that is still possible. */
  onChange?: () => void
  onClose: () => void
}

/** A message as each applicant gets it, to be sent in one's own mail program. */
export function MessagesDialog({
  title,
  applications,
  message,
  onChange,
  onClose,
}: MessagesDialogProps) {
  const fill = useFill(message)
  const filled = applications.map((application) => ({ application, ...fill(application) }))
  const sendable = filled.filter((each) => !findProblem(each.application, each))
  const [recorded, setRecorded] = useState<string[]>([])
  const copyingAll = useChange({
    change: async () => {
      const left = sendable.filter(({ application }) => !recorded.includes(application.id))
      for (const each of left) await record(each)
    },
    reload: applicationsKey,
    success: `${plural(sendable.length, 'message')} copied and recorded.`,
    failure: 'The messages are copied, but not all could be recorded. Please try again.',
  })
  async function record({ application, subject, text }: Filled) {
    const { id, updatedAt } = application
    const outgoing = { subject, text, way: 'mail program' as const, updatedAt }
    const entry = await sendMessage(application, outgoing)
    setRecorded((before) => [...before, id])
    return entry
  }
  const copyAll = async () => {
    const all = sendable.map(
      ({ application, subject, text }) =>
        `To: ${fullName(application)} <${application.email}>\nSubject: ${subject}\n\n${text}`,
    )
    if (await copyText(all.join(separator), 'text')) copyingAll.mutate(undefined)
  }
  return (
    <Dialog title={title} width="reading" busy={copyingAll.isPending} onClose={onClose}>
      <DialogBody>
        <p>
          Open each message in your mail program, or copy it. It is then recorded in the history of
          the applicant.
        </p>
        <ul className={styles.messages}>
          {filled.map((each) => (
            <MessageToSend
              key={each.application.id}
              filled={each}
              isRecorded={recorded.includes(each.application.id)}
              record={() => record(each)}
              onTakenBack={() =>
                setRecorded((before) => before.filter((id) => id !== each.application.id))
              }
            />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        {sendable.length > 1 && (
          <Button variant="line" busy={copyingAll.isPending} onClick={copyAll}>
            <Copy className="icon" /> Copy all {sendable.length}
          </Button>
        )}
        {onChange && (
          <Button variant="line" onClick={onChange}>
            Change the text
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  )
}

/** Between two messages that are copied together. */
const separator = `\n\n${'-'.repeat(40)}\n\n`

type Filled = BulkMessage & { application: Application }

/** A message as one applicant gets it. */
function useFill(message: BulkMessage) {
  const sender = useSenderValues()
  const user = useSignedInUser() ?? {}
  return (application: Application) => {
    const values = { ...sender, ...placeholderValues(application, message.language) }
    const { subject, text } = fillMessage(message, values)
    return { subject, text: withSignature(text, user) }
  }
}

type MessageToSendProps = {
  filled: Filled
  isRecorded: boolean
  record: () => Promise<ReplyEntry>
  onTakenBack: () => void
}

/** The message to one of several applicants. It is recorded when it is opened or copied for the first time. */
function MessageToSend({ filled, isRecorded, record, onTakenBack }: MessageToSendProps) {
  const { application } = filled
  const { email } = application
  const name = fullName(application)
  const recording = useChange({
    change: record,
    undo: async (_, entry) => {
      await takeBackMessage(application, entry)
      onTakenBack()
    },
    reload: applicationsKey,
    success: `${name}: your message is recorded.`,
    failure: `Failed to record the message to ${name}. Please try again.`,
    toastId: 'message to send',
  })
  const recordOnce = () => {
    if (!isRecorded && !recording.isPending) recording.mutate()
  }
  const copy = async () => {
    if (await copyText(`${filled.subject}\n\n${filled.text}`, 'message')) recordOnce()
  }
  const problem = findProblem(application, filled)
  return (
    <li>
      <div className={styles.to}>
        <h3>{name}</h3>
        <small>
          <BreakableEmail email={email} />
        </small>
        {isRecorded && <Badge color="green">Recorded</Badge>}
      </div>
      {problem && <Remark>{problem}</Remark>}
      {!problem && !isRecorded && (
        <>
          <p className={styles.text}>
            <b>{filled.subject}</b>
          </p>
          <p className={styles.text}>{filled.text}</p>
        </>
      )}
      {!problem && (
        <div className={styles.actions}>
          <LinkButton
            size="small"
            variant={isRecorded ? 'line' : 'primary'}
            href={mailtoHref(email, filled)}
            target="_blank"
            rel="noreferrer"
            onClick={recordOnce}
          >
            <SquareArrowOutUpRight className="icon" /> Open in my mail program
            <span className="visually-hidden"> for {name}</span>
            <NewTabNote />
          </LinkButton>
          <Button size="small" variant="line" onClick={copy}>
            <Copy className="icon" /> Copy<span className="visually-hidden"> for {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

/** Why nothing can be sent to this applicant. */
function findProblem({ email, phone }: Application, { subject, text }: BulkMessage) {
  if (!email) return `No email address. The phone number is ${formatPhone(phone)}.`
  const missing = unfilledPlaceholders('application', `${subject} ${text}`)
  if (missing.includes(linkPlaceholder)) return replyMessages.linkByMailOnly
  return missing.length > 0 ? 'No day or place of an interview yet.' : undefined
}
