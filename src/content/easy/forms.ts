import type { SiteDetails } from '#contract/website/site-details.ts'
import type { EasyFormName, EasyFormTexts, Idea } from './easy.ts'
import { idea, openAt, type Sentences } from './ideas.ts'
import type { EasyRights } from './rights.ts'
import { call911, callProtectiveServices } from './rights-pages.ts'

export const makeForms = (
  { formTitles, questions: say, sent, time }: Sentences,
  rights: EasyRights,
): Record<EasyFormName, EasyFormTexts> => {
  const { form: told } = rights
  const onlyThose = idea('private', told.whoReads)
  /** Where help comes from at once, who reads what is sent, and when. */
  const beforeYouTell = (details: SiteDetails): Idea[] => [
    call911(rights),
    ...callProtectiveServices(rights, details),
    onlyThose,
    ...openAt(told.when, details, time),
  ]
  const afterYouTold = [idea('thank-you', told.thankYou), onlyThose, idea('phone', told.weCall)]
  const name = { field: 'name', picture: 'name', text: say.name } as const
  const phone = { field: 'phone', picture: 'phone', text: say.phone } as const
  const helper = {
    field: 'helper',
    picture: 'help-with-form',
    text: say.helper,
    hint: say.helperName,
  } as const
  const optionalPhone = { ...phone, hint: say.optional }
  const nothing = () => []
  /** Nobody has to say who complains. */
  const whoTells = [{ ...name, hint: say.notNeeded }, optionalPhone, helper]

  return {
    help: {
      title: formTitles.help,
      picture: 'talk',
      before: nothing,
      questions: [
        name,
        phone,
        {
          field: 'county',
          picture: 'map',
          text: say.county,
          hint: say.chooseCounty,
          word: 'county',
        },
        { field: 'needs', picture: 'support-person', text: say.needs, hint: say.fewWords },
        helper,
        {
          field: 'consent',
          picture: 'sign-paper',
          text: rights.consent,
          hint: rights.agree,
          critical: true,
        },
      ],
      sent: [
        idea('thank-you', sent.thankYouForAsking),
        idea('phone', sent.weWillCall),
        idea('home-visit', sent.visit),
      ],
    },
    event: {
      title: formTitles.event,
      picture: 'yes',
      before: nothing,
      questions: [name, optionalPhone, helper],
      sent: [
        idea('thank-you', sent.thankYou),
        idea('yes', sent.youWantToCome),
        idea('phone', sent.weCall),
      ],
    },
    message: {
      title: formTitles.message,
      picture: 'letter',
      before: nothing,
      questions: [
        { field: 'text', picture: 'letter', text: say.message },
        { ...name, hint: say.optional },
        optionalPhone,
        helper,
      ],
      sent: [
        idea('thank-you', sent.thankYou),
        idea('listen', sent.weRead),
        idea('phone', sent.weCall),
      ],
    },
    complaint: {
      title: formTitles.complaint,
      picture: 'complaint',
      critical: true,
      before: beforeYouTell,
      questions: [{ field: 'text', picture: 'complaint', text: say.complaint }, ...whoTells],
      sent: [...afterYouTold, idea('no', rights.noPunishment)],
    },
    wrong: {
      title: formTitles.wrong,
      picture: 'worried',
      critical: true,
      before: beforeYouTell,
      questions: [{ field: 'text', picture: 'worried', text: say.wrong }, ...whoTells],
      sent: [...afterYouTold, call911(rights)],
    },
  }
}
