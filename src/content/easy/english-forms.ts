import type { SiteDetails } from '#contract/website/site-details.ts'
import type { EasyTexts, Idea } from './easy.ts'
import { call911, callProtectiveServices, easyHours, when } from './english-help.ts'

const name = { field: 'name', picture: 'name', text: 'What is your name?' } as const
const phone = { field: 'phone', picture: 'phone', text: 'What is your phone number?' } as const
const helper = {
  field: 'helper',
  picture: 'help-with-form',
  text: 'Is someone helping you with this?',
  hint: 'Write their name, or leave it empty.',
} as const
const optional = { hint: 'You can leave it empty.' } as const

/** Where help comes from at once, who reads what is sent, and when. */
const beforeYouTell = (details: SiteDetails): Idea[] => [
  call911,
  ...callProtectiveServices(details),
  { picture: 'private', text: 'Only the people in charge of this read it.' },
  ...when(details.hours, {
    picture: 'clock',
    text: 'They read it when our office is open:',
    list: easyHours(details.hours),
  }),
]

const weHaveIt: Idea = { picture: 'thank-you', text: 'Thank you for telling us.' }
const weReadIt: Idea = { picture: 'listen', text: 'We read it and think about it.' }
const weCall: Idea = { picture: 'phone', text: 'We call you if you gave your number.' }

export const englishForms: EasyTexts['forms'] = {
  help: {
    title: 'Ask for help',
    picture: 'talk',
    before: () => [],
    questions: [
      name,
      phone,
      {
        field: 'county',
        picture: 'map',
        text: 'Where do you live?',
        hint: 'Choose your county.',
        word: 'county',
      },
      {
        field: 'needs',
        picture: 'support-person',
        text: 'What help do you want?',
        hint: 'A few words are fine.',
      },
      helper,
      {
        field: 'consent',
        picture: 'sign-paper',
        text: 'May we keep this and call you?',
        hint: 'Yes, send it',
      },
    ],
    sent: [
      { picture: 'thank-you', text: 'Thank you for asking us.' },
      { picture: 'phone', text: 'We will call you.' },
      { picture: 'home-visit', text: 'Then we find a day to visit you.' },
    ],
  },
  event: {
    title: 'I want to come',
    picture: 'yes',
    before: () => [],
    questions: [name, { ...phone, ...optional }, helper],
    sent: [
      { picture: 'thank-you', text: 'Thank you for telling us.' },
      { picture: 'party', text: 'We know now that you want to come.' },
      weCall,
    ],
  },
  message: {
    title: 'Send us a message',
    picture: 'letter',
    before: () => [],
    questions: [
      { field: 'text', picture: 'letter', text: 'What do you want to tell us?' },
      { ...name, ...optional },
      { ...phone, ...optional },
      helper,
    ],
    sent: [weHaveIt, weReadIt, weCall],
  },
  complaint: {
    title: 'Complain here',
    picture: 'complaint',
    before: beforeYouTell,
    questions: [
      { field: 'text', picture: 'complaint', text: 'What do you not like?' },
      { ...name, hint: 'You do not have to tell us.' },
      { ...phone, ...optional },
      helper,
    ],
    sent: [
      weHaveIt,
      { picture: 'private', text: 'Only the people in charge of this read it.' },
      weCall,
      { picture: 'no', text: 'No one may punish you for it.' },
    ],
  },
  wrong: {
    title: 'Something is wrong',
    picture: 'worried',
    before: beforeYouTell,
    questions: [
      { field: 'text', picture: 'worried', text: 'What is wrong?' },
      { ...name, hint: 'You do not have to tell us.' },
      { ...phone, ...optional },
      helper,
    ],
    sent: [
      weHaveIt,
      { picture: 'private', text: 'Only the people in charge of this read it.' },
      weCall,
      call911,
    ],
  },
}
