import type { Critical } from './critical.ts'

type Consent = {
  inShort: string
  /** Above the full text, in plain language. */
  summary: string[]
  text: { title: string; text: string }[]
  /** What is ticked to agree. */
  given: string
}

export const applicationConsent: Critical<Consent> = {
  id: 'application-consent',
  en: {
    inShort: 'In short:',
    summary: [
      'We check your background before you work with the people we support.',
      'We may ask you to take a drug test.',
      'We keep your application and your documents safe, for as long as the law requires.',
      'We may write, text or call you about this application.',
      'What you tell us must be true.',
      'It is your choice to agree. No one can make you.',
    ],
    text: [
      {
        title: 'Background checks',
        text: 'I agree that the provider may check my background for this job. This covers criminal records, abuse and sex offender registries, my identity and my right to work, my driving record if the job includes driving, and my work history, including a call to my most recent employer. Tennessee law asks that the criminal background check is complete before I have direct contact with people the provider supports. I agree to give fingerprints or to release information to a licensed investigation company if I am asked to.',
      },
      {
        title: 'Drug testing',
        text: 'I agree to take a drug test if the provider asks for one after a job offer, and later during my work where the law and the provider’s policy allow it. I understand that refusing a test, or a result that breaks the policy, may end the offer or the job.',
      },
      {
        title: 'Record retention',
        text: 'I understand that the provider keeps my application, my resume and my identification documents as long as the law and its licenses require, and then destroys them. They are stored encrypted. Only staff who take part in hiring may open them, and we log every time one is opened.',
      },
      {
        title: 'Electronic communication',
        text: 'I agree that the provider may contact me by email, text message or phone about this application, and that my agreement here has the same force as my signature on paper. I may ask for a paper copy, and I may tell the provider at any time to write by mail instead.',
      },
      {
        title: 'Accuracy of information',
        text: 'I confirm that everything in this application and in my documents is true and complete, and that the documents are my own. I understand that false or missing information may end my application or my job.',
      },
      {
        title: 'Voluntary agreement',
        text: 'I have read this agreement, or someone has read it to me. I had the chance to ask questions. I agree of my own free will. This agreement is not a contract of employment and promises no job.',
      },
    ],
    given:
      'I have read the consent agreement. What I wrote is true, and I agree of my own free will.',
  },
}

/** The words of the application form. */
export const applicationForm = {
  title: 'Apply for Position',
  form: 'Your application',
  noun: 'application',
  cancel: 'Cancel',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  before: 'Before you start',
  needs: 'What you need',
  /** Each begins with what stands out. */
  resumeNeed: ['Your resume.', 'One PDF or Word file, less than 5 MB.'],
  identityNeed: [
    'One to three ID files.',
    'PDF, JPG or PNG, less than 5 MB each. A clear phone photo is fine.',
  ],
  identityLater: ['No ID yet.', 'If we offer you the job, we’ll ask for it then.'],
  time: ['About ten minutes.', 'Take your time. You can take a break and come back.'],
  equal: (name: string) =>
    `${name} is an equal opportunity employer. We welcome people of every background, and people with disabilities.`,
  /** Before how to reach us; the next two are before the phone number and the address. */
  help: 'If you need help applying,',
  call: 'call',
  write: 'email',
  personal: 'Personal Information',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  documents: 'Documents',
  resume: 'Resume',
  resumeHint: 'One PDF or Word file, less than 5 MB.',
  identity: 'Identification documents',
  identityHint:
    'Upload one or more of: SSN card, passport, green card. Up to 3 files, PDF, JPG or PNG, less than 5 MB each.',
  consent: 'Consent Agreement',
  fullConsent: 'Full text of the consent agreement',
  sending: 'Sending your application',
  failed: 'Failed to submit application. Please try again.',
  stopped: 'Upload stopped. Your answers and files are still here.',
  sent: "Application submitted successfully! We'll be in touch soon.",
}

/** The words of the photos that become a resume. */
export const resumePhotos = {
  fileName: 'resume.pdf',
  offer: 'Take photos of your resume instead',
  label: 'Photos of your resume',
  hint: (most: number) =>
    `One photo of each page, in order. Up to ${most} photos, JPG or PNG. We make one PDF of them.`,
  pages: 'Pages of your resume',
  page: (page: number) => `Page ${page}`,
  up: (page: number) => `Move page ${page} up`,
  down: (page: number) => `Move page ${page} down`,
  turn: (page: number) => `Turn page ${page}`,
  remove: (page: number) => `Remove page ${page}`,
  moved: (name: string, page: number) => `${name} is page ${page} now`,
  turned: (page: number) => `Page ${page} turned`,
  removed: (page: number) => `Page ${page} removed`,
  note: (count: number) =>
    `${count === 1 ? 'This photo is' : `These ${count} photos are`} your resume. Is one blurry? Remove it and take it again.`,
  tooMany: (most: number) => `You can use up to ${most} photos`,
  wrongType: 'Photos must be JPG or PNG files',
  unreadable: (name: string) => `${name} couldn’t be read. Please take this photo again.`,
  tooLarge: (name: string) => `${name} is too large. Please remove some photos.`,
  failed: 'The photos couldn’t be made into a PDF. Please try again, or choose a file.',
}

/** What an applicant is told after sending an application. */
export const applicationSent = {
  sent: { before: 'Your application for ', after: ' was sent.' },
  reference: 'Your reference',
  next: 'What happens next? Someone in our office will read your application in the next few business days. If we want to talk with you, we’ll call or email you.',
  mailed:
    'We’re sending you an email with a private link. It shows where your application stands, and you can withdraw it there.',
  call: 'Want to know where it stands? Call us with your reference:',
} as const
