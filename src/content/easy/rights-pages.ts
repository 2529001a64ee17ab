import { phoneHref } from '#contract/platform/phone.ts'
import type { NoticeId } from '#contract/website/notices.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { adultProtectiveServices } from '../adult-protective-services.ts'
import { toPage } from '../language.ts'
import { notices } from '../notices.ts'
import {
  type EasyFacts,
  type EasyPageTexts,
  type EasyScreen,
  easyFormPath,
  type Idea,
} from './easy.ts'
import { callButton, idea, linesOf, reachUs, when } from './ideas.ts'
import type { EasyPicture } from './pictures.ts'
import type { EasyRights } from './rights.ts'

export const call911 = (rights: EasyRights): Idea => ({
  ...idea('emergency-911', rights.danger),
  button: { label: rights.callButton('911'), href: 'tel:911' },
})

/** In another state, the number would be wrong. */
export const callProtectiveServices = (rights: EasyRights, { address }: SiteDetails): Idea[] =>
  when(address.region === '' || address.region === 'TN', {
    ...idea('phone', rights.callProtectiveServices, 'Adult Protective Services'),
    button: {
      label: rights.callButton(adultProtectiveServices),
      href: phoneHref(adultProtectiveServices),
    },
  })

/** A notice that is published: what staff wrote about it in Easy Read, and where to read all of it. */
const noticeScreen = (
  rights: EasyRights,
  facts: EasyFacts,
  id: NoticeId,
  title: string,
  picture: EasyPicture,
): EasyScreen[] => {
  const notice = facts.notices.find((each) => each.id === id)
  if (!notice) return []
  const lines = linesOf(notice.easyText, picture, notice.lang)
  const paper: Idea = {
    ...idea('form', rights.paper),
    ...(lines.length === 0 && { plain: '' }),
    button: { label: rights.readThePaper, href: `${toPage(notices.path)}#${id}` },
  }
  return [{ title, ideas: [...lines, paper] }]
}

export const yourRights = (rights: EasyRights): EasyPageTexts => ({
  picture: 'rights-paper',
  critical: true,
  screens: (facts) => {
    const say = rights.yourRights
    const ask = { ...idea('question', say.ask), button: callButton(facts.details, rights) }
    return [
      {
        ideas: [
          idea('rights-paper', say.youHaveRights, 'rights'),
          idea('safe', say.safe),
          idea('listen', say.respect, 'respect'),
          idea('two-choices', say.choose),
          idea('no', say.sayNo),
        ],
      },
      {
        ideas: [
          idea('private', say.private, 'private'),
          idea('friends', say.friends),
          idea('money', say.money),
          idea('decide-together', say.plan, 'plan'),
          idea('form', say.whatWeWrite),
        ],
      },
      {
        ideas: [
          idea('two-choices', say.changeYourMind),
          idea('complaint', say.complain, 'complain'),
          idea('no', rights.noPunishment),
          ask,
        ],
      },
      ...noticeScreen(rights, facts, 'non-discrimination', say.fair, 'friends'),
      ...noticeScreen(rights, facts, 'language-help', say.language, 'interpreter'),
    ]
  },
})

export const notSafe = (rights: EasyRights): EasyPageTexts => ({
  picture: 'hurt',
  critical: true,
  screens: ({ details }) => {
    const say = rights.notSafe
    const tellUs = { label: say.somethingIsWrong, href: toPage(easyFormPath('wrong')) }
    return [
      {
        title: say.getHelp,
        ideas: [
          call911(rights),
          ...callProtectiveServices(rights, details),
          idea('talk', say.tellSomeone),
          { ...idea('worried', say.tellUs), button: tellUs },
          idea('two-choices', say.notFirst),
        ],
      },
      {
        title: say.whatNoOneMayDo,
        ideas: [
          idea('hurt', say.hurt),
          idea('worried', say.scare),
          idea('no', say.touch),
          idea('money', say.take),
          idea('medicine', say.keep),
        ],
      },
      {
        title: say.rightToTell,
        ideas: [
          idea('listen', say.notYourFault),
          idea('safe', say.safeToTell),
          idea('support-person', say.evenStaff),
          idea('talk', say.others),
        ],
      },
    ]
  },
})

export const howToComplain = (rights: EasyRights): EasyPageTexts => ({
  picture: 'complaint',
  critical: true,
  screens: (facts) => {
    const say = rights.complain
    const here = { label: say.here, href: toPage(easyFormPath('complaint')) }
    return [
      {
        ideas: [
          idea('complaint', say.youCan, 'complain'),
          ...reachUs(facts.details, { ...rights, ...say }),
          { ...idea('form', say.onThisWebsite), button: here },
          idea('help-with-form', say.someone),
        ],
      },
      {
        title: rights.whatHappensNext,
        ideas: [
          idea('listen', say.weListen),
          idea('no', rights.noPunishment),
          idea('meeting', say.coordinator, 'support coordinator'),
        ],
      },
      ...noticeScreen(rights, facts, 'how-to-complain', say.paper, 'complaint'),
    ]
  },
})
