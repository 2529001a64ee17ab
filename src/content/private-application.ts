import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { OfferAnswer } from '#contract/hiring/decisions.ts'
import type { AskedKind } from '#contract/records/private-links.ts'

/** The texts of the page that an applicant opens with a private link. */
export const privateApplication = {
  title: 'Your application',
  reference: 'Reference',
  state: 'Where it stands',
  next: 'What happens next',
  documents: 'We need this from you',
  withdraw: {
    title: 'Withdraw your application?',
    offer: 'Do you no longer want this job? You can withdraw your application.',
    button: 'Withdraw my application',
    question: 'We will then stop working on it. You can apply again at any time.',
    confirm: 'Yes, withdraw it',
    keep: 'No, keep it',
  },
  refused: {
    'no link': {
      title: 'This link does not work',
      text: 'Private links end after some time, and the office can end them too. Some mail programs also cut them off.',
      help: 'Please call or write to us. We will gladly send you a new one.',
    },
    'too many': {
      title: 'Please wait a moment',
      text: 'There were too many requests in a short time.',
      help: 'Try again in a quarter of an hour, or call or write to us.',
    },
  },
  secret: 'This page is only for you. Please do not forward its link.',
} as const

/** The texts around the disclosure, which is the provider's own. */
export const disclosure = {
  title: 'Before your background check',
  agreed: 'I have read this.',
  name: 'Type your full name',
  send: 'Acknowledge',
  thanks: 'Thank you. You acknowledged this on',
} as const

type Words = { state: string; next: string }

/** Where an application stands, in plain words, and what happens next. */
const statesInWords: Record<ApplicationStatus, Words> = {
  pending: {
    state: 'We have your application.',
    next: 'Someone in our office will read it. If we want to talk with you, we will call or email you.',
  },
  reviewing: {
    state: 'We are reading your application.',
    next: 'If we want to talk with you, we will call or email you.',
  },
  shortlisted: {
    state: 'We want to learn more about you.',
    next: 'We will call or email you to plan a talk.',
  },
  interview_scheduled: {
    state: 'We have planned a talk with you.',
    next: 'We have told you the day and the place. If you cannot come, please call us.',
  },
  interview_completed: {
    state: 'We have talked with you.',
    next: 'We will now decide. Then we will call or email you.',
  },
  rejected: {
    state: 'We cannot offer you this job.',
    next: 'Thank you for your time. You are welcome to apply for another job.',
  },
  hired: {
    state: 'We want you to work with us.',
    next: 'We will call or email you about your first day.',
  },
  withdrawn: {
    state: 'This application is withdrawn.',
    next: 'You do not need to do anything. You can apply again at any time.',
  },
}

/** The same while there is an offer, by the answer to it. */
const offersInWords: Record<OfferAnswer, Words> = {
  '': {
    state: 'We offer you this job.',
    next: 'Please call us and tell us if you want it. Before your first day we check some things.',
  },
  accepted: {
    state: 'You said yes to our offer.',
    next: 'We now check some things before your first day. We will call or email you.',
  },
  declined: {
    state: 'You said no to our offer.',
    next: 'You do not need to do anything. If you change your mind, please call us.',
  },
}

/** What the applicant reads on the private page. */
export const wordsFor = ({
  status,
  offer,
}: {
  status: ApplicationStatus
  /** The answer to an offer; null when there is none. */
  offer: OfferAnswer | null
}): Words => (offer === null ? statesInWords[status] : offersInWords[offer])

type AskedDocument = { title: string; send: string; hint: string; thanks: string }

/** What is said about a document that we asked for. */
export const askedDocuments: Record<AskedKind, AskedDocument> = {
  resume: {
    title: 'Your resume',
    send: 'Send resume',
    hint: 'One PDF or Word file, less than 5 MB.',
    thanks: 'We have your resume now. Thank you.',
  },
  identification: {
    title: 'Your identity documents',
    send: 'Send identity documents',
    hint: 'Up to 3 files, PDF, JPG or PNG, less than 5 MB each. A clear phone photo is fine.',
    thanks: 'We have your identity documents now. Thank you.',
  },
}
