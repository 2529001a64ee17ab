import type { QueryKey } from '@tanstack/react-query'
import { Send, SquareArrowOutUpRight } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { withSignature } from '#contract/accounts/signature.ts'
import {
  linkPlaceholder,
  type TemplateKind,
  unfilledPlaceholders,
} from '#contract/messages/templates.ts'
import type { Language } from '#contract/platform/language.ts'
import {
  type ReplyEntry,
  ReplyForm,
  type ReplyWay,
  replyMessages,
} from '#contract/records/timeline.ts'
import { getConflict, isGone } from '#web/api/api-error.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { formatWhen } from '#web/office/platform/format.ts'
import { BreakableEmail } from '#web/office/platform/layout/cells.tsx'
import { useSignedInUser } from '#web/office/platform/layout/use-may.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { mailtoHref } from './mailto.ts'
import styles from './ReplyDialog.module.css'
import { ReplyFields } from './ReplyFields.tsx'

export type Outgoing = ReplyForm & { way: ReplyWay; updatedAt: string }

type ReplyDialogProps = {
  title: string
  /** What it is called: not every message answers one. */
  noun: 'reply' | 'message'
  email: string
  /** The record that is answered, in the version that was read. */
  record: { id: string; updatedAt: string }
  templateKind: TemplateKind
  /** What the person wrote in: templates answer in it. */
  language: Language
  /** What it begins with. */
  subject: string
  /** What is put in the place of the placeholders about the person and the record. */
  values: (language: Language) => Record<string, string>
  /** Whether the reply can be sent from here. */
  canMail: boolean
  send: (reply: Outgoing) => Promise<ReplyEntry>
  takeBack: (reply: ReplyEntry) => Promise<unknown>
  reload: QueryKey
  onClose: () => void
}

/** Writes a reply, from a template or by hand, and sends it or opens it in the user's mail program. */
export function ReplyDialog({
  title,
  noun,
  email,
  record,
  templateKind,
  language,
  subject: firstSubject,
  values,
  canMail,
  send,
  takeBack,
  reload,
  onClose,
}: ReplyDialogProps) {
  const [schema] = useState(() => formFor(templateKind))
  const draft = useDraftForm({
    kind: 'reply',
    // Without personal data, because a draft is stored in the browser.
    item: { id: record.id, updatedAt: record.updatedAt },
    schema,
    start: { subject: firstSubject, text: '' },
    onClose,
  })
  const { form } = draft
  const sending = useChange({
    change: send,
    undo: (_, entry) => takeBack(entry),
    reload,
    success: ({ way }) =>
      way === 'mail'
        ? `Your ${noun} will be sent in half a minute.`
        : `Your ${noun} is recorded. Please send it in your mail program.`,
    failure: `Failed to send the ${noun}. Please try again.`,
    isShownInForm: (error) => getConflict(error) !== undefined || isGone(error),
    onDone: draft.close,
  })
  const busy = sending.isPending
  const user = useSignedInUser() ?? {}
  const { subject, text } = form.watch()
  const version = draft.item?.updatedAt ?? record.updatedAt
  const sendNow = (updatedAt = version) =>
    form.handleSubmit((reply) => sending.mutate({ ...reply, way: 'mail', updatedAt }))()
  /** The link itself opens the mail program; here the reply is recorded, if it is complete. */
  const handleMailProgram = (event: MouseEvent) => {
    const reply = schema.safeParse(form.getValues())
    const needsLink = templateKind !== 'message' && reply.data?.text.includes(linkPlaceholder)
    if (!reply.success || needsLink || busy) event.preventDefault()
    if (!reply.success) void form.handleSubmit(() => {})()
    else if (needsLink) form.setError('text', { message: replyMessages.linkByMailOnly })
    else if (!busy) sending.mutate({ ...reply.data, way: 'mail program', updatedAt: version })
  }

  return (
    <Dialog
      title={title}
      lead={
        <p className={styles.to}>
          <BreakableEmail email={email} />
        </p>
      }
      width="reading"
      onClose={draft.cancel}
      busy={busy}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (canMail) void sendNow()
        }}
      >
        <DialogBody>
          <div className={styles.fields}>
            {draft.note && <Remark>{draft.note}</Remark>}
            {sending.error && <ReplyProblem error={sending.error} onSendAnyway={sendNow} />}
            {!canMail && (
              <Remark>
                Mail cannot be sent from here, so your {noun} opens in your mail program and is
                recorded as such.
              </Remark>
            )}
            <ReplyFields
              form={form}
              kind={templateKind}
              language={language}
              values={values}
              subject={firstSubject}
              disabled={busy}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Status>{busy && 'Sending...'}</Status>
          <Button variant="line" onClick={draft.cancel} disabled={busy}>
            Cancel
          </Button>
          <LinkButton
            variant={canMail ? 'line' : 'primary'}
            href={mailtoHref(email, { subject, text: withSignature(text, user) })}
            // A mail program in the browser would otherwise replace the office, with what is typed in it.
            target="_blank"
            rel="noreferrer"
            onClick={handleMailProgram}
          >
            <SquareArrowOutUpRight className="icon" /> Open in my mail program
            <NewTabNote />
          </LinkButton>
          {canMail && (
            <Button type="submit" busy={busy}>
              <Send className="icon" /> {busy ? 'Sending...' : 'Send'}
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** Nobody may get a text with a placeholder in it. The private link is filled in when it is sent. */
const formFor = (kind: TemplateKind) =>
  ReplyForm.superRefine((reply, check) => {
    for (const name of ['subject', 'text'] as const) {
      const [unfilled] = unfilledPlaceholders(kind, reply[name]).filter(
        (typed) => name === 'subject' || typed !== linkPlaceholder,
      )
      if (!unfilled) continue
      const message = `Please write something in the place of ${unfilled}`
      check.addIssue({ code: 'custom', path: [name], message })
    }
  })

type ReplyProblemProps = { error: Error; onSendAnyway: (updatedAt: string) => void }

/** Why a reply was not sent. When someone else was faster, the user decides whether theirs is still needed. */
function ReplyProblem({ error, onSendAnyway }: ReplyProblemProps) {
  const theirs = getConflict(error)
  if (theirs) {
    return (
      <div className={styles.problem}>
        <Alert>
          {theirs.updatedBy ?? 'Someone else'} changed or answered this{' '}
          {formatWhen(theirs.updatedAt)}. Close this window to see what they did; your text is kept.
        </Alert>
        <Button variant="line" size="small" onClick={() => onSendAnyway(theirs.updatedAt)}>
          Send mine too
        </Button>
      </div>
    )
  }
  if (isGone(error)) {
    return <Alert>Someone deleted this meanwhile. Copy what you need from your text.</Alert>
  }
  return <Alert>{error.message}</Alert>
}
