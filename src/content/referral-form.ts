import { payers } from '#contract/referrals/payers.ts'
import type { Critical } from './critical.ts'

/** The text of the referral form, which the server creates as a Word document. */
export type ReferralFormField = { label: string; hint?: string; lines?: number }
export type ReferralFormSection = {
  title: string
  intro?: string
  fields?: readonly ReferralFormField[]
  choices?: { label: string; options: readonly string[]; programs?: boolean }
}

export const referralForm = {
  title: 'Referral Form',
  description: (name: string) => `How to ask ${name} for support`,
  intro: [
    'Use this form to ask us for support, for yourself or for someone else.',
    'Fill in what you know. You may leave the rest blank. We’ll go through it with you.',
    'Please don’t write a Social Security number or send medical records with this form.',
  ],
  /** With the phone number and the hours. */
  help: (reach: string) => `Need help with it? Call ${reach}.`,
  phone: (number: string) => `Phone: ${number}`,
  /** The words around the number of a page and of all pages. */
  page: { before: ', page ', of: ' of ' },
  sections: [
    {
      title: 'The person who would get support',
      fields: [
        { label: 'Full name' },
        { label: 'Name the person goes by' },
        { label: 'Date of birth', hint: 'Month, day, year' },
        { label: 'County where the person lives' },
        { label: 'Language the person speaks or signs', hint: 'Is an interpreter needed?' },
        {
          label: 'Best way to talk with the person',
          hint: 'For example: pictures, a tablet, signs',
        },
      ],
    },
    {
      title: 'How to reach the person',
      fields: [
        { label: 'Phone' },
        { label: 'Email' },
        { label: 'Home address', lines: 2 },
        { label: 'Best time to call' },
      ],
    },
    {
      title: 'Who’s filling out this form',
      intro: 'Skip this part if it’s the person above.',
      fields: [
        { label: 'Your name' },
        { label: 'Your relationship to the person', hint: 'For example: parent, friend, nurse' },
        { label: 'Your phone or email' },
      ],
    },
    {
      title: 'Guardian or conservator',
      intro:
        'A court can appoint someone to help a person make decisions. Many people don’t have one.',
      choices: {
        label: 'Does the person have a guardian or conservator?',
        options: ['No', 'Yes', 'Not sure'],
      },
      fields: [
        { label: 'Guardian or conservator: name' },
        { label: 'Guardian or conservator: phone or email' },
      ],
    },
    {
      title: 'Program that pays for support',
      choices: {
        label: 'Which program is the person in? Check all that apply.',
        options: Object.values(payers),
      },
      fields: [
        { label: 'If other: which program' },
        { label: 'Health plan (TennCare managed care organization), if any' },
      ],
    },
    {
      title: 'Support coordinator',
      intro: 'This is the person at the health plan or agency who helps plan services.',
      fields: [
        { label: 'Support coordinator: name' },
        { label: 'Support coordinator: agency or health plan' },
        { label: 'Support coordinator: phone or email' },
      ],
    },
    {
      title: 'Support requested',
      choices: {
        label: 'What would help? Check all that apply.',
        // After the programs of the provider.
        options: ['Not sure yet'],
        programs: true,
      },
      fields: [
        { label: 'What does a good day look like for this person?', lines: 4 },
        { label: 'What should we know so the person is safe and at ease?', lines: 4 },
        { label: 'When should support start?' },
      ],
    },
  ],
  consent: {
    title: 'Name and date',
    fields: [{ label: 'Name or signature' }, { label: 'Date' }],
  },
  giveBack: {
    title: 'How to send us this form',
    /** Before the address of the online form. */
    online:
      'Send it online, in private. You can add this form as a file, or answer the questions there:',
    /** Where there is an address. */
    byMail: 'Mail it or bring it to our office. The address is below.',
    steps: [
      'You can begin by phone or email. Please don’t attach this form to an email: it contains private information.',
      'We’ll call you back to talk about the next step.',
    ],
  },
} as const satisfies ReferralFormTexts

export const formConsent: Critical<string> = {
  id: 'form-consent',
  en: 'The person, or the guardian or conservator, agrees that we may call about this form.',
}

export type ReferralFormTexts = {
  title: string
  description: (name: string) => string
  intro: readonly string[]
  help: (reach: string) => string
  phone: (number: string) => string
  page: { before: string; of: string }
  sections: readonly ReferralFormSection[]
  consent: ReferralFormSection
  giveBack: { title: string; online: string; byMail: string; steps: readonly string[] }
}
