import { CalendarPlus, Handshake, UserCheck, UserX } from 'lucide-react'
import { z } from 'zod'
import { BulkMessage } from '#contract/hiring/application-bulk.ts'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import { type Application, applicationLimits } from '#contract/hiring/applications.ts'
import { isExpected } from '#contract/hiring/decisions.ts'
import { unfilledPlaceholders } from '#contract/messages/templates.ts'
import { storableText } from '#contract/platform/common.ts'
import { checkTogether } from '#contract/platform/date-and-time.ts'
import { fromProviderTime } from '#web/office/platform/provider-clock.ts'
import type { Decided } from './bulk-queries.ts'

export const decisionKinds = ['invite', 'offer', 'hire', 'reject'] as const
export type DecisionKind = (typeof decisionKinds)[number]

type Decision = {
  /** What the button says. */
  name: string
  icon: typeof UserX
  status: ApplicationStatus
  /** What the applicants are afterwards. */
  done: string
}

export const decisions: Record<DecisionKind, Decision> = {
  invite: {
    name: 'Invite',
    icon: CalendarPlus,
    status: 'interview_scheduled',
    done: 'Interview scheduled',
  },
  offer: { name: 'Offer', icon: Handshake, status: 'interview_completed', done: 'Offer made' },
  hire: { name: 'Hire', icon: UserCheck, status: 'hired', done: 'Hired' },
  reject: { name: 'Reject', icon: UserX, status: 'rejected', done: 'Rejected' },
}

/** Whether a decision makes sense: nobody is hired, rejected or made an offer twice, and who was hired is not invited. */
export function canDecide(kind: DecisionKind, { status, offer }: Application) {
  if (kind === 'reject') return status !== 'rejected'
  return status !== 'hired' && (kind !== 'offer' || !isExpected(status, offer?.answer))
}

const fields = z.object({
  date: z.string(),
  time: z.string(),
  place: storableText('Place', applicationLimits.place),
  reason: storableText('Reason', applicationLimits.reason),
  /** The day of an offer, or of the notice about a background check. */
  day: z.string(),
  /** Whether a background check is the reason. */
  checked: z.boolean(),
  /** Whether the copy of its report and the summary of rights go with the notice. */
  enclosed: z.boolean(),
  sends: z.boolean(),
  subject: z.string(),
  text: z.string(),
})
export type DecisionValues = z.infer<typeof fields>

/** What a step of a decision asks for. `notice` is the first of two when a background check is the reason. */
export type Step = DecisionKind | 'notice'

export const decisionForm = (stepOf: (checked: boolean) => Step) =>
  fields.superRefine(checkTogether('date', 'time')).superRefine((values, check) => {
    const refuse = (path: keyof DecisionValues, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    const step = stepOf(values.checked)
    if ((step === 'offer' || step === 'notice') && !values.day) {
      refuse('day', 'Please enter the day')
    }
    if (step === 'notice' && !values.enclosed) {
      refuse('enclosed', 'Both must go with the notice')
    }
    if (!values.sends) return
    const message = BulkMessage.safeParse(values)
    for (const { path, message: text } of message.error?.issues ?? []) {
      refuse(path[0] === 'subject' ? 'subject' : 'text', text)
    }
    if (step !== 'invite') return
    const missing = unfilledPlaceholders('application', `${values.subject} ${values.text}`)
    if (missing.includes('{interview}') && !values.date) {
      refuse('date', 'The message says the day')
    }
    if (missing.includes('{place}') && !values.place) refuse('place', 'The message says the place')
  })

/** What is sent to the server for each applicant. */
export function toDecided(step: Step, values: DecisionValues): Decided {
  if (step === 'notice') {
    const { day: checkNoticeOn } = values
    return { name: 'First notice recorded', change: ({ status }) => ({ status, checkNoticeOn }) }
  }
  const { status, done } = decisions[step]
  const { date, time, place, reason, day: madeOn } = values
  const offer = { madeOn, answer: '' as const, answeredOn: '' }
  const interview = { interviewAt: date ? fromProviderTime(date, time) : '', interviewPlace: place }
  return {
    name: done,
    change: () => ({
      status,
      ...(step === 'invite' && interview),
      ...(step === 'offer' && { offer }),
      ...(step === 'reject' && { reason }),
      ...(step === 'reject' && values.checked && { afterCheck: true }),
    }),
  }
}

/** Drafts belong to exactly these applicants. The ends of ids are random, and shorter. */
export const selectionKey = (applications: Pick<Application, 'id'>[]) =>
  applications
    .map(({ id }) => id.slice(-8))
    .toSorted()
    .join('')
