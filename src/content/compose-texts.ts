import type { SiteDetails } from '#contract/website/site-details.ts'
import { drawingPicture } from '#contract/website/site-texts/drawings.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import type { about, purpose, values } from './about.ts'
import type { careers } from './careers.ts'
import type { programPages } from './program-pages.ts'
import type { programs, programsIntro } from './programs.ts'
import { sampleName } from './provider.ts'
import type { referralTexts } from './referral.ts'
import type { Texts } from './texts.ts'

/** The built-in texts of the sections in one language. */
type Parts = Texts<{
  about: typeof about
  purpose: typeof purpose
  values: typeof values
  careers: typeof careers
  programPages: typeof programPages
  programs: typeof programs
  programsIntro: typeof programsIntro
  referralTexts: typeof referralTexts
}>

export const composeTexts =
  ({ about, purpose, values, careers, programPages, programs, ...parts }: Parts) =>
  ({ name }: Pick<SiteDetails, 'name'>): SiteTexts => ({
    about: {
      title: about.title,
      lead: about.lead,
      text: about.text,
      // It is true of the sample provider only.
      ofTheName: name === sampleName ? about.ofTheName : '',
      picture: drawingPicture('about-kitchen', about.picture),
      caption: about.caption,
      easy: '',
    },
    mission: {
      ...purpose,
      values: values.map((value) => ({ ...value, hidden: false, picture: null })),
    },
    programs: {
      ...parts.programsIntro,
      programs: programs.map(({ drawing, picture, features, ...program }) => ({
        ...program,
        features: [...features],
        picture: drawingPicture(drawing, picture),
        // The built-in descriptions have their Easy Read text in `easy/samples.ts`.
        easy: '',
        ...(name === sampleName ? programPages[program.id] : { day: '', forWhom: '', start: '' }),
        hidden: false,
        formerSlugs: [],
      })),
    },
    referral: { ...parts.referralTexts, easy: '' },
    careers: {
      lead: careers.lead,
      benefits: careers.benefits.map((benefit) => ({ ...benefit, hidden: false })),
      picture: drawingPicture('careers-bus-stop', careers.picture),
      easy: '',
    },
  })
