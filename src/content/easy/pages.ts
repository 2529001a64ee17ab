import type { Language } from '#contract/platform/language.ts'
import { langOf, programTextPath } from '../lang-of.ts'
import { locale, toPage } from '../language.ts'
import { addressLines } from '../provider.ts'
import {
  type EasyEvent,
  type EasyFacts,
  type EasyPageName,
  type EasyPageTexts,
  easyFormPath,
  hardWords,
  type Idea,
} from './easy.ts'
import { callButton, idea, linesOf, openAt, reachUs, type Sentences, when } from './ideas.ts'
import { momentIn } from './moment.ts'
import type { EasyPicture } from './pictures.ts'
import { pictureOfWord } from './pictures-of-words.ts'
import type { EasyRights } from './rights.ts'
import { howToComplain, notSafe, yourRights } from './rights-pages.ts'
import { findSample } from './samples.ts'

export const makePages = (
  say: Sentences,
  rights: EasyRights,
): Record<EasyPageName, EasyPageTexts> => {
  /** The built-in Easy Read of a text that the provider has not changed, otherwise the text itself. */
  const plainly = (
    plain: string,
    picture: EasyPicture,
    intro: string,
    enteredLang?: Language,
  ): Idea[] =>
    plain ? (findSample(plain, say) ?? [{ ...idea(picture, intro), plain, enteredLang }]) : []
  /** A screen about what staff wrote in Easy Read, if they did. */
  const screenOf = (
    title: string,
    section: keyof EasyFacts['sections'],
    { sections, english }: Pick<EasyFacts, 'sections' | 'english'>,
    picture: EasyPicture,
  ) => {
    const ideas = linesOf(sections[section], picture, langOf(english, `${section}/easy`))
    return ideas.length > 0 ? [{ title, ideas }] : []
  }

  const aboutProgram = (
    { id, description, easy }: EasyFacts['programs'][number],
    english: string[] | undefined,
  ) => {
    const picture = 'support-person'
    const langIn = (text: string) => langOf(english, programTextPath(id) + text)
    const lines = linesOf(easy, picture, langIn('easy'))
    return lines.length > 0
      ? lines
      : plainly(description, picture, say.thisIsWhatWeDo, langIn('description'))
  }

  /** An event shows its own picture; what it is about is not known otherwise. */
  const aboutEvent = ({ description, easyText = '', image, picture, english }: EasyEvent) => {
    const lines = linesOf(easyText, 'friends', langOf(english, 'easyText'))
    const ideas =
      lines.length > 0
        ? lines
        : plainly(description, 'friends', say.thisIsWhatWeDo, langOf(english, 'description'))
    const photo = image && picture ? { ...picture, path: image.path } : undefined
    return ideas.map((each) => ({ ...each, photo }))
  }

  const whenAndWhere = ({ startsAt, endsAt, place }: EasyEvent, timeZone: string): Idea[] => {
    const timeAt = (picture: EasyPicture, moment: string, text: (time: string) => string) => {
      const at = momentIn(timeZone, moment)
      return { picture, moment: at, text: text(say.time(at.hour, at.minute)) }
    }
    const day = startsAt && dayOf(startsAt, timeZone)
    return [
      ...(startsAt
        ? [
            timeAt('calendar', startsAt, () => say.events.day(day ?? '')),
            timeAt('clock', startsAt, say.events.begins),
          ]
        : []),
      ...(endsAt ? [timeAt('clock', endsAt, say.events.ends)] : []),
      ...when(place, {
        ...idea('map', say.events.here),
        list: [place ?? ''],
      }),
    ]
  }

  return {
    'what-we-do': {
      picture: 'support-person',
      screens: ({ details, ...facts }) => [
        {
          ideas: [
            ...when(details.name, idea('meeting', say.whatWeDo.weAre(details.name))),
            idea('wheelchair', say.whatWeDo.weHelp, 'disability'),
            idea('two-choices', say.whatWeDo.youChoose),
            idea('plan', say.weMakeAPlan, 'plan'),
            idea('support-person', say.whatWeDo.staff, 'staff'),
          ],
        },
        ...screenOf(say.whatWeDo.aboutUs, 'about', facts, 'meeting'),
        ...facts.programs.map((program) => ({
          title: program.name,
          lang: langOf(facts.english, `${programTextPath(program.id)}name`),
          ideas: aboutProgram(program, facts.english),
        })),
      ],
    },
    'who-can-get-help': {
      picture: 'wheelchair',
      screens: ({ details }) => {
        const texts = say.whoCanGetHelp
        const { eligibility, counties, plans, cost, wait } = details.facts
        const fact = (name: string) => langOf(details.english, `facts/${name}`)
        const who = plainly(eligibility, 'question', texts.thesePeople, fact('eligibility'))
        const ask = { ...idea('question', texts.askUs), button: callButton(details, say) }
        const where = counties.length === 1 ? texts.thisCounty : texts.counties
        return [
          { title: texts.who, ideas: who.length > 0 ? who : [ask] },
          {
            title: texts.where,
            ideas: when(counties.length > 0, { ...idea('map', where, 'county'), list: counties }),
          },
          {
            title: texts.whoPays,
            ideas: [
              ...plainly(cost, 'money', texts.thisIsWhoPays, fact('cost')),
              ...when(plans.length > 0, {
                ...idea('insurance-card', texts.plans),
                list: plans,
                enteredLang: fact('plans'),
              }),
            ],
          },
          { title: texts.when, ideas: plainly(wait, 'waiting', texts.howLong, fact('wait')) },
        ]
      },
    },
    'ask-for-help': {
      picture: 'talk',
      screens: ({ details, sections, english }) => [
        {
          ideas: [
            ...reachUs(details, say),
            {
              ...idea('form', say.askForHelp.onThisWebsite),
              button: { label: say.formTitles.help, href: toPage(easyFormPath('help')) },
            },
            idea('help-with-form', say.askForHelp.someone),
            idea('communication-device', say.askForHelp.howYouTalk),
          ],
        },
        {
          title: say.whatHappensNext,
          ideas: sections.referral.trim()
            ? linesOf(sections.referral, 'talk', langOf(english, 'referral/easy'))
            : [
                idea('phone', say.askForHelp.weCall),
                idea('home-visit', say.askForHelp.weVisit),
                idea('meeting', say.askForHelp.coordinator, 'support coordinator'),
                idea('plan', say.weMakeAPlan, 'plan'),
                idea('calendar', say.askForHelp.start),
              ],
        },
      ],
    },
    'your-rights': yourRights(rights),
    'not-safe': notSafe(rights),
    complain: howToComplain(rights),
    events: {
      picture: 'party',
      screens: ({ details, events }) =>
        events.length === 0
          ? [
              {
                ideas: [
                  idea('calendar', say.events.none),
                  ...when(details.phone, {
                    ...idea('phone', say.events.whatComesNext),
                    button: callButton(details, say),
                  }),
                ],
              },
            ]
          : events.map((event) => ({
              title: event.title,
              lang: langOf(event.english, 'title'),
              ideas: [
                ...aboutEvent(event),
                ...whenAndWhere(event, event.timeZone || details.timeZone),
              ].map((each, index, all) =>
                index < all.length - 1
                  ? each
                  : {
                      ...each,
                      button: {
                        label: say.formTitles.event,
                        href: toPage(easyFormPath('event', event.id)),
                      },
                    },
              ),
            })),
    },
    'work-with-us': {
      picture: 'apply-for-job',
      screens: ({ details, ...facts }) => [
        {
          ideas: [
            {
              ...idea('apply-for-job', say.workWithUs.look),
              button: { label: say.workWithUs.seeJobs, href: toPage('/?view=jobs') },
            },
            ...when(details.phone, {
              ...idea('phone', say.workWithUs.call),
              button: callButton(details, say),
            }),
            idea('help-with-form', say.workWithUs.someone),
            idea('talk', say.workWithUs.needs),
          ],
        },
        ...screenOf(say.workWithUs.why, 'careers', facts, 'job-coach'),
        {
          title: say.whatHappensNext,
          ideas: [
            idea('form', say.workWithUs.weRead),
            idea('interview', say.workWithUs.interview, 'interview'),
            idea('form', say.workWithUs.check, 'background check'),
            idea('talk', say.workWithUs.answer),
          ],
        },
      ],
    },
    'talk-to-us': {
      picture: 'phone',
      screens: ({ details }) => [
        {
          ideas: [
            ...reachUs(details, say),
            ...when(addressLines(details).length > 0, {
              ...idea('map', say.talkToUs.come),
              list: addressLines(details),
            }),
            ...openAt(say.talkToUs.hours, details, say.time),
            {
              ...idea('computer', say.talkToUs.write),
              button: { label: say.talkToUs.send, href: toPage(easyFormPath('message')) },
            },
          ],
        },
      ],
    },
    words: {
      picture: 'word-list',
      screens: () => [
        {
          ideas: hardWords.map((word) => idea(pictureOfWord[word], say.words[word].term, word)),
        },
      ],
    },
  }
}

/** Saturday, March 14 */
const dayOf = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(moment))
