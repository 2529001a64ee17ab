import { addressLines } from '../provider.ts'
import {
  type EasyButton,
  type EasyEvent,
  type EasyTexts,
  easyFormPath,
  hardWords,
  type Idea,
} from './easy.ts'
import { englishForms } from './english-forms.ts'
import { callUs, inEasyWords, when, writeUs } from './english-help.ts'
import { askForHelp, whatWeDo, whoCanGetHelp, workWithUs } from './english-pages.ts'
import { howToComplain, notSafe, yourRights } from './english-rights.ts'
import { englishWords } from './english-words.ts'

type Pages = EasyTexts['pages']

const events: Pages['events'] = {
  title: 'What is on',
  picture: 'party',
  screens: ({ details, events }) =>
    events.length === 0
      ? [
          {
            ideas: [
              { picture: 'calendar', text: 'There are no events right now.' },
              ...when(details.phone, {
                picture: 'phone',
                text: 'Call us to ask what comes next.',
                button: callUs(details),
              }),
            ],
          },
        ]
      : events.map((event) => ({
          title: event.title,
          ideas: withButton(
            [
              ...inEasyWords(event.description, 'party', 'This is what we do:', event.easyText),
              ...whenAndWhere(event, event.timeZone || details.timeZone),
            ],
            { label: 'I want to come', href: easyFormPath('event', event.id) },
          ),
        })),
}

/** A button below the last idea. */
const withButton = (ideas: Idea[], button: EasyButton) =>
  ideas.map((idea, index) => (index === ideas.length - 1 ? { ...idea, button } : idea))

const whenAndWhere = ({ startsAt, endsAt, place }: EasyEvent, timeZone: string): Idea[] => {
  const day = startsAt && dayOf(startsAt, timeZone)
  const begin = startsAt && timeOf(startsAt, timeZone)
  const end = endsAt && timeOf(endsAt, timeZone)
  return [
    ...when(day, { picture: 'calendar', text: `It is on ${day}.` }),
    ...when(begin, { picture: 'clock', text: `It begins at ${begin}.` }),
    ...when(end, { picture: 'clock', text: `It ends at ${end}.` }),
    ...when(place, { picture: 'map', text: 'It is here:', list: [place ?? ''] }),
  ]
}

/** Saturday, March 14 */
const dayOf = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(moment))

/** 6:00 in the evening, because AM and PM are abbreviations. */
function timeOf(moment: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment))
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const hour = number('hour')
  const minute = String(number('minute')).padStart(2, '0')
  const part = hour < 12 ? 'in the morning' : hour < 17 ? 'in the afternoon' : 'in the evening'
  return `${hour % 12 || 12}:${minute} ${part}`
}

const talkToUs: Pages['talk-to-us'] = {
  title: 'Talk to us',
  picture: 'phone',
  screens: ({ details }) => [
    {
      ideas: [
        ...when(details.phone, {
          picture: 'phone',
          text: 'You can call us.',
          button: callUs(details),
        }),
        ...when(details.email, {
          picture: 'letter',
          text: 'You can send us an email.',
          button: writeUs(details),
        }),
        ...when(addressLines(details).length > 0, {
          picture: 'map',
          text: 'You can come to us:',
          list: addressLines(details),
        }),
        ...when(details.hours, {
          picture: 'clock',
          text: 'We are here at these times:',
          list: [details.hours],
        }),
        {
          picture: 'computer',
          text: 'You can write to us here.',
          button: { label: 'Send a message', href: easyFormPath('message') },
        },
      ],
    },
  ],
}

const words: Pages['words'] = {
  title: 'What words mean',
  picture: 'word-list',
  screens: () => [
    {
      ideas: hardWords.map((word) => ({ ...englishWords[word], text: englishWords[word].meaning })),
    },
  ],
}

export const easyEnglish: EasyTexts = {
  language: 'en-US',
  labels: {
    easyRead: 'Easy Read',
    description: 'Short sentences and pictures about our help.',
    start: 'Start',
    question: 'What do you want to know?',
    skip: 'Go to the words',
    allPages: 'All pages',
    fullSite: 'The full website',
    next: 'Next',
    back: 'Back',
    call: 'Call us',
    notEasy: 'These words are not easy yet.',
    read: 'Read to me',
    stop: 'Stop',
    goOn: 'Go on',
    slower: 'Slower',
    faster: 'Faster',
    print: 'Print',
    printAll: 'Print all pages',
    booklet: 'Our Easy Read booklet',
    answer: 'Your answer',
    choose: 'Choose here',
    send: 'Send',
    callMe: 'Call me instead',
    notSent: 'Please look at this again.',
  },
  place: (screen, screens) => `Part ${screen} of ${screens}`,
  forms: englishForms,
  words: englishWords,
  pages: {
    'what-we-do': whatWeDo,
    'who-can-get-help': whoCanGetHelp,
    'ask-for-help': askForHelp,
    'your-rights': yourRights,
    'not-safe': notSafe,
    complain: howToComplain,
    events,
    'work-with-us': workWithUs,
    'talk-to-us': talkToUs,
    words,
  },
}
