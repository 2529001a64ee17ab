import type { SiteDetails } from '#contract/website/site-details.ts'
import { drawingPicture } from '#contract/website/site-texts/drawings.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import { about, purpose, values } from './about.ts'
import { careers } from './careers.ts'
import { programPages } from './program-pages.ts'
import { programs, programsIntro } from './programs.ts'
import { sampleName } from './provider.ts'
import { referralTexts } from './referral.ts'

/** The texts that come with the product. Staff replace them one by one. */
export const builtInTexts = ({ name }: Pick<SiteDetails, 'name'>): SiteTexts => ({
  about: {
    title: about.title,
    lead: about.lead,
    text: about.text,
    // It is true of the sample provider only.
    ofTheName: name === sampleName ? about.ofTheName : '',
    picture: drawingPicture('about-kitchen', about.picture),
    caption: about.caption,
  },
  mission: {
    ...purpose,
    values: values.map((value) => ({ ...value, hidden: false, picture: null })),
  },
  programs: {
    ...programsIntro,
    programs: programs.map(({ drawing, picture, features, ...program }) => ({
      ...program,
      features: [...features],
      picture: drawingPicture(drawing, picture),
      ...(name === sampleName ? programPages[program.id] : { day: '', forWhom: '', start: '' }),
      hidden: false,
      formerSlugs: [],
    })),
  },
  referral: referralTexts,
  careers: {
    lead: careers.lead,
    benefits: careers.benefits.map((benefit) => ({ ...benefit, hidden: false })),
    picture: drawingPicture('careers-bus-stop', careers.picture),
  },
})
