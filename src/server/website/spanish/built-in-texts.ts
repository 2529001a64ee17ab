import * as about from '#content/about.ts'
import * as applicationForm from '#content/application-form.ts'
import * as applicationAnswers from '#content/application-messages.ts'
import * as callBack from '#content/call-back.ts'
import * as careers from '#content/careers.ts'
import * as chat from '#content/chat.ts'
import * as contact from '#content/contact.ts'
import * as easyEs from '#content/easy/es/sentences.ts'
import * as easy from '#content/easy/sentences.ts'
import * as errorPage from '#content/error-page.ts'
import * as aboutEs from '#content/es/about.ts'
import * as applicationFormEs from '#content/es/application-form.ts'
import * as applicationMessagesEs from '#content/es/application-messages.ts'
import * as callBackEs from '#content/es/call-back.ts'
import * as careersEs from '#content/es/careers.ts'
import * as chatEs from '#content/es/chat.ts'
import * as contactEs from '#content/es/contact.ts'
import * as errorPageEs from '#content/es/error-page.ts'
import * as eventPagesEs from '#content/es/event-pages.ts'
import * as eventTextsEs from '#content/es/event-texts.ts'
import * as eventsEs from '#content/es/events.ts'
import * as heroEs from '#content/es/hero.ts'
import * as heroTextsEs from '#content/es/hero-texts.ts'
import * as jobPageEs from '#content/es/job-page.ts'
import * as jobsEs from '#content/es/jobs.ts'
import * as layoutEs from '#content/es/layout.ts'
import * as legalEs from '#content/es/legal.ts'
import * as messagesEs from '#content/es/messages.ts'
import * as noticesEs from '#content/es/notices.ts'
import * as privateApplicationEs from '#content/es/private-application.ts'
import * as privateReferralEs from '#content/es/private-referral.ts'
import * as programPagesEs from '#content/es/program-pages.ts'
import * as programTextsEs from '#content/es/program-texts.ts'
import * as programsEs from '#content/es/programs.ts'
import * as providerEs from '#content/es/provider.ts'
import * as referralEs from '#content/es/referral.ts'
import * as referralFilesEs from '#content/es/referral-files.ts'
import * as referralFormEs from '#content/es/referral-form.ts'
import * as referralOnlineEs from '#content/es/referral-online.ts'
import * as sampleDetailsEs from '#content/es/sample-details.ts'
import * as sampleEventsEs from '#content/es/sample-events.ts'
import * as sampleJobsEs from '#content/es/sample-jobs.ts'
import * as storyEs from '#content/es/story.ts'
import * as teamEs from '#content/es/team.ts'
import * as teamTextsEs from '#content/es/team-texts.ts'
import * as testimonialTextsEs from '#content/es/testimonial-texts.ts'
import * as testimonialsEs from '#content/es/testimonials.ts'
import * as eventPages from '#content/event-pages.ts'
import * as eventTexts from '#content/event-texts.ts'
import * as events from '#content/events.ts'
import * as hero from '#content/hero.ts'
import * as heroTexts from '#content/hero-texts.ts'
import * as jobPage from '#content/job-page.ts'
import * as jobs from '#content/jobs.ts'
import * as layout from '#content/layout.ts'
import * as legal from '#content/legal.ts'
import * as notices from '#content/notices.ts'
import * as privateApplication from '#content/private-application.ts'
import * as privateReferral from '#content/private-referral.ts'
import * as programPages from '#content/program-pages.ts'
import * as programTexts from '#content/program-texts.ts'
import * as programs from '#content/programs.ts'
import * as provider from '#content/provider.ts'
import * as referral from '#content/referral.ts'
import * as referralFiles from '#content/referral-files.ts'
import * as referralForm from '#content/referral-form.ts'
import * as referralOnline from '#content/referral-online.ts'
import * as sampleDetails from '#content/sample-details.ts'
import * as sampleEvents from '#content/sample-events.ts'
import * as sampleJobs from '#content/sample-jobs.ts'
import * as story from '#content/story.ts'
import * as team from '#content/team.ts'
import * as teamTexts from '#content/team-texts.ts'
import * as testimonialTexts from '#content/testimonial-texts.ts'
import * as testimonials from '#content/testimonials.ts'
import { applicationMessages } from '#contract/hiring/application-input.ts'
import { applicationStatuses } from '#contract/hiring/application-status.ts'
import { offerAnswers } from '#contract/hiring/decisions.ts'
import { shiftLabels } from '#contract/hiring/jobs.ts'
import { askedKinds } from '#contract/records/private-links.ts'
import type { SpanishTextId } from '#contract/records/spanish-reviews.ts'
import { referralStages } from '#contract/referrals/referrals.ts'
import type { Website } from '#server/platform/website.ts'
import type { SpanishText } from '#server/records/feature.ts'
import { builtInText, pairTexts, type Samples } from '#server/records/spanish/spanish-texts.ts'
import { criticalTexts } from './critical-texts.ts'

/** What forms answer is known by its English. */
const inEnglish = ({ sentences }: typeof messagesEs) => ({
  sentences: Object.fromEntries(Object.keys(sentences).map((sentence) => [sentence, sentence])),
})

const parts: [id: SpanishTextId, english: object, spanish: object][] = [
  ['about', about, aboutEs],
  [
    'programs',
    [programs, programTexts, programPages],
    [programsEs, programTextsEs, programPagesEs],
  ],
  [
    'referral',
    [referral, referralOnline, referralFiles, referralForm, callBack],
    [referralEs, referralOnlineEs, referralFilesEs, referralFormEs, callBackEs],
  ],
  ['careers', [careers, jobs, jobPage], [careersEs, jobsEs, jobPageEs]],
  [
    'application',
    [applicationForm, applicationAnswers],
    [applicationFormEs, applicationMessagesEs],
  ],
  ['events', [eventTexts, eventPages], [eventTextsEs, eventPagesEs]],
  ['contact', contact, contactEs],
  ['story', story, storyEs],
  [
    'around',
    [heroTexts, teamTexts, testimonialTexts],
    [heroTextsEs, teamTextsEs, testimonialTextsEs],
  ],
  ['layout', [layout, provider, errorPage], [layoutEs, providerEs, errorPageEs]],
  ['titles', [legal, notices], [legalEs, noticesEs]],
  ['messages', inEnglish(messagesEs), messagesEs],
  ['private-application', privateApplication, privateApplicationEs],
  ['private-referral', privateReferral, privateReferralEs],
  ['chat', chat, chatEs],
  ['easy', easy, easyEs],
  [
    'samples',
    [hero, events, team, testimonials, sampleDetails, sampleEvents, sampleJobs],
    [heroEs, eventsEs, teamEs, testimonialsEs, sampleDetailsEs, sampleEventsEs, sampleJobsEs],
  ],
]

/** What the functions of these modules are called with. */
export const samples: Samples = {
  applicationMessage: Object.values(applicationMessages).map((message) => [message]),
  wordsFor: [
    ...applicationStatuses.map((status) => [{ status, offer: null }]),
    ...offerAnswers.map((offer) => [{ status: 'reviewing', offer }]),
  ],
  wordsForDocument: askedKinds.map((kind) => [{ kind, name: '…' }]),
  wordsForReferral: referralStages.map((stage) => [{ stage, callBack: '' }]),
  shift: Object.keys(shiftLabels).map((shift) => [shift]),
  pay: [
    { from: 15, to: 18, per: 'hour' },
    { from: 31000, per: 'year' },
    { to: 18, per: 'hour' },
  ].map((pay) => [pay]),
  repeats: ['weekly', 'two-weeks', 'monthly'].map((repeats) => [repeats, '…', 14]),
  shownName: [[{ name: '' }]],
  time: [9, 15, 20].map((hour) => [hour, 0]),
}

const fromModules: SpanishText[] = [
  ...criticalTexts,
  ...parts.map(([id, english, spanish]) => builtInText(id, pairTexts(english, spanish, samples))),
]

/** The Spanish that comes with the product, by the page or section it is for; each critical text by itself. */
export async function listBuiltInTexts(website: Website | undefined): Promise<SpanishText[]> {
  if (!website) return fromModules
  const [en, es] = [await website.ownTexts('en'), await website.ownTexts('es')]
  const own = (['assistant', 'ui'] as const).map((id) => builtInText(id, pairTexts(en[id], es[id])))
  return [...fromModules, ...own]
}
