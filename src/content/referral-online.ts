import { payers } from '#contract/referrals/payers.ts'
import type { Critical } from './critical.ts'

/** The texts of the page on which someone is referred online. */
export const referralOnline = {
  title: 'Refer someone online',
  lead: 'Ask us for support, for yourself or for someone else. Tell us what you can. We’ll call you back.',
  /** For screen readers. */
  form: 'Your referral',
  sections: {
    sender: {
      title: 'Who is referring',
      intro: 'So we know who to call. A phone number or an email address is enough.',
    },
    person: {
      title: 'The person who would get support',
      intro: 'If you’re referring yourself, please enter your own name.',
    },
    more: {
      title: 'More about the person',
      intro: 'Leave out what you don’t know.',
    },
    files: {
      title: 'Files',
      intro: 'You can add a referral form, a plan or a letter. You don’t have to.',
    },
    consent: { title: 'Consent' },
  },
  fields: {
    name: 'Your name',
    organization: 'Organization',
    organizationHint: 'If you’re referring on behalf of one, such as a health plan or an agency.',
    role: 'Your relationship to the person',
    roleHint: 'For example: support coordinator, parent, myself.',
    phone: 'Your phone',
    phoneHint: 'With the area code.',
    email: 'Your email',
    personName: 'Full name',
    birthYear: 'Birth year',
    birthYearHint: 'For example: 1994',
    county: 'County where the person lives',
    chooseCounty: 'Choose a county',
    program: 'Program',
    noProgram: 'Not sure yet',
    guardian: 'Guardian or conservator',
    guardianHint: 'Name and phone, if a court has appointed one.',
    needs: 'Needs in a few words',
    needsHint: (most: string) =>
      `What would help? Up to ${most} characters. Please don’t write a Social Security number.`,
    payer: 'Program that pays for support',
    choosePayer: 'Choose a program',
    healthPlan: 'Health plan',
    healthPlanHint: 'The TennCare managed care organization, if any.',
    coordinator: 'Support coordinator',
    coordinatorHint: 'Name, agency, and phone or email.',
    spokenLanguage: 'Language the person speaks or signs',
    interpreter: 'The person needs an interpreter',
    communication: 'How the person communicates',
    communicationHint: 'For example: speech, pictures, a tablet, signs.',
  },
  payers,
  send: 'Send referral',
  sending: 'Sending...',
  retry: 'Try again',
  failed: 'Your referral couldn’t be sent. Please try again.',
  kept: 'Nothing you typed was lost.',
  stopped: 'Sending was stopped. Nothing you typed was lost.',
  /** For screen readers: the column beside the form. */
  aside: 'Good to know',
  call: {
    title: 'Prefer to talk?',
    /** Before the number. */
    before: 'Call',
    askFor: (contact: string) => `Ask for ${contact}.`,
    emergency: 'In an emergency, call 911.',
    question: 'Do you have a question? Call',
  },
  privacy: {
    title: 'How we protect your information',
    points: [
      'What you send is encrypted on its way to us.',
      'Needs and files are encrypted again before they’re stored.',
      'Only our intake staff can open a referral, and we log every time one is opened.',
      'Our emails never include what you write here.',
    ],
  },
  next: {
    title: 'What happens next',
    points: [
      'You get a reference number right away.',
      'Someone from our office will call or email you{callBack}.',
      'We’ll plan a visit and talk with the support coordinator.',
    ],
  },
  sent: {
    title: 'Thank you. We got your referral.',
    reference: 'Your reference number',
    keep: 'Please write it down. If you give it to us when you call, you won’t have to start over.',
    follow:
      'This private link shows where your referral stands. There you can also add what’s missing or withdraw it. Please save the link, and don’t share it.',
    open: 'See where it stands',
    contact: 'Your contact is {contact}.',
  },
} as const

export const referralConsent: Critical<string> = {
  id: 'referral-consent',
  en: 'The person, or the guardian or conservator, knows about this referral. They agree that {provider} stores it and calls about it.',
}
