import { adultProtectiveServices } from '#content/adult-protective-services.ts'
import { callBackWords } from '#content/call-back.ts'
import { withName } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import {
  type ChatLink,
  callHelpDesk,
  contactForm,
  type Facts,
  type FaqEntry,
  referOnline,
  type StartTopic,
  seeEvents,
} from '../topics/topics.ts'

const referralForm: ChatLink = { label: 'Download the referral form', href: referral.form.path }

const callAdultProtectiveServices = {
  label: `Call Adult Protective Services, ${adultProtectiveServices}`,
  href: 'tel:+18882778366',
} as const

/** How to start, and about us. */
export const startTopics = ({
  details,
  texts: { about },
  callUs,
  emailUs,
}: Facts): Record<StartTopic, FaqEntry> => ({
  start: {
    question: 'How do I start services?',
    text: 'There are three steps.\nFirst, call or email us. We’ll ask a few questions. Next, refer the person online or fill out the referral form. Then we’ll meet with the support coordinator to plan services and set a start date.\nYou don’t need all the answers to begin.',
    links: [callUs, referOnline, referralForm, { label: 'See the steps', href: '#services' }],
    followUps: ['refer-online', 'coordinator', 'how-long'],
  },
  'refer-online': {
    question: 'How do I refer someone online?',
    text: 'Open the page below. You can refer yourself or someone else. It’s private and takes about five minutes. You can add files.\nYou get a reference number right away, and someone from our office will call you.',
    links: [referOnline, referralForm, callUs],
    followUps: ['call-back', 'start', 'coordinator'],
  },
  'call-back': {
    question: 'What happens after I refer someone?',
    text: `Someone from our office will call you${callBackWords[details.facts.callBack]}. Then we’ll plan a visit and talk with the support coordinator.\nIf you referred someone online, you got a private link. It shows where the referral stands. There you can also add what’s missing or withdraw it.\nIs the link lost? Call us and tell us your reference number.`,
    links: [callUs, emailUs],
    followUps: ['how-long', 'refer-online', 'coordinator'],
  },
  'referral-form': {
    question: 'Where is the referral form?',
    text: 'You can download it here or in our Services section. You can also get it from the TennCare intake processor, or by fax from the person’s provider. You don’t need it if you refer someone online.',
    links: [referralForm, referOnline, callUs],
    followUps: ['start', 'coordinator', 'how-long'],
  },
  'how-long': {
    question: 'How long does it take to start?',
    text: 'It depends on your program and your plan. We’ll set a start date with the support coordinator. Call us, and we’ll tell you what comes next.',
    links: [callUs],
    followUps: ['start', 'waiting-list', 'coordinator'],
  },
  coordinator: {
    question: 'Who is my support coordinator?',
    text: 'The support coordinator plans services with you. In ECF CHOICES it’s someone at your health plan. In the older waivers it’s an Independent Support Coordinator, or a state case manager.\nNot sure who it is? Ask us, or call the LTSS Help Desk.',
    links: [callHelpDesk, callUs],
    followUps: ['start', 'change-provider', 'ecf'],
  },
  'change-provider': {
    question: 'Can I change to you from another provider?',
    text: 'Talk with your support coordinator about the change. Then call us to ask if we have room.',
    links: [callUs],
    followUps: ['coordinator', 'waiting-list', 'visit'],
  },
  guardian: {
    question: 'Who decides about my services?',
    text: 'You have a say in where you live, who you live with and what you do. We can’t give legal advice. For questions about a conservator or your rights, Tennessee Disability Pathfinder can help you find the right place.',
    links: [
      callUs,
      { label: 'Tennessee Council on Developmental Disabilities', href: 'https://www.tn.gov/cdd' },
    ],
    followUps: ['skills', 'housemates', 'complaints'],
  },
  'other-help': {
    question: 'Where else can I get help?',
    text: 'We support people with intellectual and developmental disabilities. For other help, ask Tennessee Disability Pathfinder. The Area Agency on Aging and Disability helps older adults and people with disabilities.',
    links: [
      {
        label: 'Call the Area Agency on Aging and Disability, 1-866-836-6678',
        href: 'tel:+18668366678',
      },
      callUs,
    ],
    followUps: ['choices', 'services', 'person'],
  },
  complaints: {
    question: 'How do I make a complaint?',
    text: 'Please call or email us and ask for the person in charge. You can also tell your support coordinator.\nIs an adult being hurt, neglected, or taken advantage of? Don’t tell only us. Call Adult Protective Services, or 911 if it’s happening now.',
    links: [callUs, emailUs, callAdultProtectiveServices],
    followUps: ['person', 'coordinator', 'change-provider'],
  },
  safety: {
    question: 'How do you keep people safe?',
    text: 'By state law, a criminal background check comes before anyone works with people we support. We’re licensed by the state. To ask about fire drills, cameras, restraint or anything else, please call us.\nIn Tennessee, everyone must report abuse or neglect. Is an adult being hurt, neglected, or taken advantage of? Call Adult Protective Services, or 911 if it’s happening now.',
    links: [callUs, callAdultProtectiveServices, { label: 'Call 911', href: 'tel:911' }],
    followUps: ['license', 'background-check', 'complaints'],
  },
  visit: {
    question: 'Can I visit?',
    text: 'Please call first, and we’ll find a time. People we support live in their own homes, so a visit there is their choice.',
    links: [callUs, { label: 'See our address and hours', href: '#contact-us' }],
    followUps: ['address', 'hours', 'team'],
  },
  about: {
    question: 'Who are you?',
    text: withName(about.text || about.lead || '{provider}', details),
    links: [
      { label: 'About us', href: '#about' },
      { label: 'Our mission', href: '#our-mission' },
    ],
    followUps: ['services', 'team', 'license'],
  },
  license: {
    question: 'Are you licensed?',
    text:
      details.licensing.map(({ title, detail }) => `${title}: ${detail}.`).join('\n') ||
      'Please ask us, and we’ll tell you.',
    links: [callUs],
    followUps: ['about', 'team', 'complaints'],
  },
  team: {
    question: 'Who is on your team?',
    text: 'You can meet our team on this page.',
    links: [{ label: 'See our team', href: '#our-team' }, callUs],
    followUps: ['about', 'visit', 'jobs'],
  },
  events: {
    question: 'What events do you have?',
    text: 'All our events are on one page, by month. Open an event to read more and to add it to your calendar. To ask about one, please call us.',
    links: [seeEvents, callUs],
    followUps: ['community', 'visit', 'volunteering'],
  },
  stories: {
    question: 'What do people say about you?',
    text: 'Read what people and families say in our testimonials. You can share your own story there, too. Staff read it first, and it’s shown only if you allow it.',
    links: [{ label: 'Read testimonials', href: '#testimonials' }],
    followUps: ['about', 'team', 'visit'],
  },
  volunteering: {
    question: 'Can I volunteer?',
    text: 'Thank you for asking! Please call or email us and tell us what you’d like to do.',
    links: [callUs, emailUs, contactForm],
    followUps: ['events', 'openings', 'donate'],
  },
  donate: {
    question: 'How can I donate?',
    text: 'Thank you! Please call or email us. We’ll tell you what’s possible.',
    links: [callUs, emailUs],
    followUps: ['volunteering', 'events', 'about'],
  },
})
