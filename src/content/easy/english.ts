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
import { callUs, easyHours, inEasyWords, timeOf, when, writeUs } from './english-help.ts'
import { askForHelp, whatWeDo, whoCanGetHelp, workWithUs } from './english-pages.ts'
import { howToComplain, notSafe, yourRights } from './english-rights.ts'
import { englishWords } from './english-words.ts'
import { momentIn } from './moment.ts'

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
  const begin = startsAt ? momentIn(timeZone, startsAt) : undefined
  const end = endsAt ? momentIn(timeZone, endsAt) : undefined
  return [
    ...(startsAt
      ? [
          {
            picture: 'calendar',
            moment: begin,
            text: `It is on ${dayOf(startsAt, timeZone)}.`,
          } as const,
        ]
      : []),
    ...(begin
      ? [{ picture: 'clock', moment: begin, text: `It begins at ${timeOf(begin)}.` } as const]
      : []),
    ...(end
      ? [{ picture: 'clock', moment: end, text: `It ends at ${timeOf(end)}.` } as const]
      : []),
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
          list: easyHours(details.hours),
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
      ideas: hardWords.map((word) => {
        const { picture, term } = englishWords[word]
        return { picture, text: term, word }
      }),
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
    callMeMeans: 'We can call you and ask the rest.',
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
