import type { Critical } from './critical.ts'
import { listNotices } from './what-visitors-send.ts'

type LegalSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export type LegalText = {
  title: string
  lead: string
  updated: string
  sections: Critical<readonly LegalSection[]>
}

export const privacy: LegalText = {
  title: 'Privacy and Terms',
  lead: 'What this website keeps about you, why, and who can see it.',
  updated: 'November 15, 2026',
  sections: {
    id: 'privacy',
    en: [
      {
        id: 'visits',
        title: 'When you only look around',
        paragraphs: [
          'We do not track you. This website sets no cookies for visitors and loads nothing from other companies.',
          'Our server notes which page was asked for and when, so that we can find faults. It does not note your internet address. It uses that address for a short time to stop misuse, and does not store it.',
          'The question assistant answers inside your browser. What you type there is not sent to us.',
        ],
      },
      {
        id: 'what-you-send',
        title: 'What you send us',
        paragraphs: ['We keep only what you choose to send:'],
        points: listNotices('en'),
      },
      {
        id: 'applications',
        title: 'How we protect applications and referrals',
        paragraphs: [
          'Resumes, identity documents, and the needs and files of a referral are encrypted before they are stored. The key is kept in another place.',
          'Only staff who work with them can open them, after they sign in. We keep a record each time someone opens, downloads or deletes one.',
          'When we delete an application or a referral, its files are deleted too.',
        ],
      },
      {
        id: 'sharing',
        title: 'Who else sees it',
        paragraphs: [
          'We do not sell what you send us. We share it only to run a check you agreed to, or when the law says we must.',
          'When you send a message, a referral or an application, we may email you once to say that it came. That email repeats nothing you wrote. For an application it has a private link, which shows where the application stands and works for 30 days. The company that carries our email sees your email address.',
        ],
      },
      {
        id: 'health',
        title: 'Health information and HIPAA',
        paragraphs: [
          'Please leave health details out of messages and forms on this website, except in an online referral, which is made for them. We will ask about the rest by phone or in person.',
          'HIPAA is the federal law that protects health records. If we support you, we follow it, and we give you our Notice of Privacy Practices.',
        ],
      },
      {
        id: 'your-choices',
        title: 'Your choices',
        paragraphs: [
          'You can ask what we hold about you. You can ask us to correct it or delete it. If the law says we must keep something, we will tell you.',
        ],
      },
      {
        id: 'terms',
        title: 'Terms of use',
        paragraphs: [
          'This website gives general information. It is not medical or legal advice, and it does not promise a service or a job.',
          'Programs and rules change. Please check with TennCare, or ask us, before you decide something that matters.',
          'Links to other websites are there to help. We do not run those websites.',
          'In an emergency, call 911.',
        ],
      },
    ],
  },
}

export const accessibility: LegalText = {
  title: 'Accessibility',
  lead: '{provider} wants everyone to be able to use this website.',
  updated: 'November 18, 2026',
  sections: {
    id: 'accessibility',
    en: [
      {
        id: 'standard',
        title: 'The standard we follow',
        paragraphs: [
          'We build this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        ],
        points: [
          'You can use it with a keyboard, and read it without JavaScript.',
          'Words and buttons are large, with strong contrast, in light and in dark.',
          'Slides have a stop button. Nothing moves if your device asks for less motion.',
          'We write in plain words and short sentences.',
          'The Easy Read button at the top leads to pages with short sentences and pictures. They can be read aloud, printed and used without JavaScript.',
        ],
      },
      {
        id: 'checks',
        title: 'How we check it',
        paragraphs: [
          'Two programs check the pages for faults each time the website changes. They find many faults, but not all.',
          'Another program checks every sentence that comes with Easy Read: at most 12 words, one idea, common words, no abbreviations, hard words explained, and at most 5 ideas on a screen. It can’t tell whether someone understands them.',
          'On November 18, 2026, we looked at the Easy Read pages on narrow and wide screens, in light and dark, in the colors that a device sets, printed, and filled in each form with the Tab and Enter keys alone.',
        ],
      },
      {
        id: 'gaps',
        title: 'What is not done yet',
        paragraphs: ['We know of these gaps:'],
        points: [
          'This website is not yet tested with users: not with people with intellectual disabilities, and not with people who use screen readers.',
          'No one has tested the Easy Read pages and pictures with the people they’re for.',
          'Texts that our staff write may not be in Easy Read. Then the page says so.',
          'In Spanish, the Easy Read texts about rights, safety and complaints appear once a person has reviewed them. Until then those pages show the English.',
          'You need JavaScript to apply for a job online. Without it, please contact us.',
          'Pictures and documents on websites we link to may not be accessible.',
        ],
      },
      {
        id: 'help',
        title: 'Tell us what doesn’t work',
        paragraphs: [
          'If something is hard to use, let us know. Say which page it is and what happened. We’ll help you get what you need, and then fix the page.',
        ],
      },
    ],
  },
}
