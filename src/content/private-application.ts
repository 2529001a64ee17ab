import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { OfferAnswer } from '#contract/hiring/decisions.ts'
import type { AskedKind } from '#contract/records/private-links.ts'
import type { Critical } from './critical.ts'

/** The texts of the page that an applicant opens with a private link. */
export const privateApplication = {
  title: 'Your application',
  reference: 'Reference',
  state: 'Where it stands',
  next: 'What happens next',
  documents: 'We need this from you',
  withdraw: {
    title: 'Withdraw your application?',
    offer: 'Don’t want this job anymore? You can withdraw your application.',
    button: 'Withdraw my application',
    question: 'We’ll stop working on it. You can apply again at any time.',
    confirm: 'Yes, withdraw it',
    keep: 'No, keep it',
  },
  refused: {
    'no link': {
      title: 'This link doesn’t work',
      text: 'Private links expire after a while, and our office can turn them off. Some email programs also break long links.',
      help: 'Please contact us. We’ll be glad to send you a new one.',
    },
    'too many': {
      title: 'Please wait a moment',
      text: 'There were too many requests in a short time.',
      help: 'Try again in 15 minutes, or contact us.',
    },
  },
  secret: 'This page is only for you. Please don’t share its link.',
  question: 'Do you have a question?',
  /** The start of a sentence, then the words before the number and before the address. */
  please: 'Please',
  call: 'call',
  write: 'write to',
  file: (title: string, number: number) => `${title}, file ${number}`,
  sending: 'Sending...',
  failed: 'The document couldn’t be sent. Please try again.',
  stopped: 'Upload stopped. Your files are still here.',
  nothingChosen: 'Please choose a file first.',
} as const

/** The texts around the disclosure, which is the provider's own. */
export const disclosure = {
  title: 'Before your background check',
  name: 'Type your full name',
  send: 'Acknowledge',
  thanks: 'Thank you. You acknowledged this on',
} as const

/** What is ticked below it. */
export const disclosureRead: Critical<string> = { id: 'disclosure-read', en: 'I have read this.' }

type Words = { state: string; next: string }

/** Where an application stands, in plain words, and what happens next. */
const statesInWords: Record<ApplicationStatus, Words> = {
  pending: {
    state: 'We got your application.',
    next: 'Someone in our office will read it. If we want to talk with you, we’ll call or email you.',
  },
  reviewing: {
    state: 'We’re reading your application.',
    next: 'If we want to talk with you, we’ll call or email you.',
  },
  shortlisted: {
    state: 'We’d like to learn more about you.',
    next: 'We’ll call or email you to set up an interview.',
  },
  interview_scheduled: {
    state: 'We’ve set up an interview with you.',
    next: 'We’ve told you the day and the place. If you can’t come, please tell us.',
  },
  interview_completed: {
    state: 'Thank you for talking with us.',
    next: 'We’ll make a decision, and then we’ll call or email you.',
  },
  rejected: {
    state: 'We can’t offer you this job.',
    next: 'Thank you for your time. You’re welcome to apply for another job.',
  },
  hired: {
    state: 'We’d like to hire you.',
    next: 'We’ll call or email you about your first day.',
  },
  withdrawn: {
    state: 'This application was withdrawn.',
    next: 'You don’t need to do anything. You can apply again at any time.',
  },
}

/** The same while there is an offer, by the answer to it. */
const offersInWords: Record<OfferAnswer, Words> = {
  '': {
    state: 'We’re offering you this job.',
    next: 'Please give us your answer. We’ll check a few things before your first day.',
  },
  accepted: {
    state: 'You said yes to our offer.',
    next: 'We’ll check a few things before your first day. We’ll call or email you.',
  },
  declined: {
    state: 'You said no to our offer.',
    next: 'You don’t need to do anything. If you change your mind, please tell us.',
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
const askedDocuments: Record<Exclude<AskedKind, 'other'>, AskedDocument> = {
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

/** What is said about one that has a name of its own. */
const named = (name: string): AskedDocument => ({
  title: name,
  send: `Send ${name}`,
  hint: askedDocuments.identification.hint,
  thanks: `We have this now: ${name}. Thank you.`,
})

export const wordsForDocument = ({ kind, name }: { kind: AskedKind; name: string }) =>
  kind === 'other' ? named(name) : askedDocuments[kind]
