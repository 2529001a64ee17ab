import {
  aboutChoices,
  aboutEcf,
  callHelpDesk,
  type Facts,
  type FaqEntry,
  type ProgramTopic,
  seeServices,
} from '../topics/topics.ts'

/** State programs, and who can get services. */
export const programTopics = ({
  details: { facts },
  callUs,
}: Facts): Record<ProgramTopic, FaqEntry> => ({
  cost: {
    question: 'What does it cost?',
    text:
      facts.cost ||
      'It depends on your program.\nPlease call us. We will tell you what it would mean for you.',
    links: [callUs, aboutEcf],
    followUps: ['tenncare', 'eligibility', 'start'],
  },
  ecf: {
    question: 'What is ECF CHOICES?',
    text: 'ECF CHOICES is a TennCare program for people of any age with an intellectual or other developmental disability. It helps people work if they wish and live as independently as they can.\nIt starts with a self-referral to TennCare. Places are limited. You don’t need to have a job already.',
    links: [aboutEcf, callHelpDesk, callUs],
    followUps: ['waiting-list', 'eligibility', 'tenncare'],
  },
  choices: {
    question: 'What is there for older adults, or for a physical disability?',
    text: 'CHOICES is a TennCare program for people 65 or older, and for adults 21 or older with a physical disability. Care can be at home or in a nursing home.\nThe Area Agency on Aging and Disability can help you ask for it.',
    links: [
      {
        label: 'Call the Area Agency on Aging and Disability, 1-866-836-6678',
        href: 'tel:+18668366678',
      },
      aboutChoices,
    ],
    followUps: ['tenncare', 'other-help', 'person'],
  },
  waivers: {
    question: 'Can I get on a waiver?',
    text: 'The older waivers are Statewide, Comprehensive Aggregate Cap and Self-Determination. They have been closed to new people since July 2016, with few exceptions. If you’re in one, you keep it.\nNew people ask for ECF CHOICES.',
    links: [aboutEcf, callUs],
    followUps: ['ecf', 'eligibility', 'start'],
  },
  'katie-beckett': {
    question: 'What is the Katie Beckett program?',
    text: 'Katie Beckett is for children under 18 with disabilities or complex medical needs. It helps when their parents earn too much for Medicaid. Part A is for the most severe needs. Part B is run by the Department of Disability and Aging.',
    links: [
      {
        label: 'Tennessee Department of Disability and Aging',
        href: 'https://www.tn.gov/disability-and-aging',
      },
      callUs,
    ],
    followUps: ['children', 'ecf', 'family-support'],
  },
  'family-support-program': {
    question: 'What is the state Family Support Program?',
    text: 'It’s a state program with small, flexible help. It’s for people with severe or developmental disabilities who live in the community and aren’t on a waiver or in CHOICES. Local councils decide.',
    links: [
      {
        label: 'Tennessee Department of Disability and Aging',
        href: 'https://www.tn.gov/disability-and-aging',
      },
      callUs,
    ],
    followUps: ['family-support', 'respite', 'ecf'],
  },
  eligibility: {
    question: 'Who can get services?',
    text: `${facts.eligibility || 'We support people with intellectual and developmental disabilities.'}\nNot sure? Call us, and we’ll go through it together.`,
    links: [callUs, aboutEcf],
    followUps: ['start', 'ecf', 'autism'],
  },
  'waiting-list': {
    question: 'Is there a waiting list?',
    text: `Places in ECF CHOICES are limited. TennCare has a referral list, and some groups of people come first. ${facts.wait || 'We can’t say how long it takes.'}\nCall us to ask whether we have room, or call the help desk about the list.`,
    links: [callUs, callHelpDesk],
    followUps: ['ecf', 'start', 'how-long'],
  },
  appeals: {
    question: 'What if I was denied?',
    text: 'If TennCare says no, you can appeal. The Tennessee Justice Center gives free help with ECF CHOICES appeals. Please don’t wait.',
    links: [
      { label: 'Tennessee Justice Center', href: 'https://www.tnjustice.org' },
      callHelpDesk,
      callUs,
    ],
    followUps: ['ecf', 'coordinator', 'person'],
  },
  children: {
    question: 'Do you help children?',
    text: 'ECF CHOICES is for people of all ages, and children can get help while they live with their family. Katie Beckett is for children under 18.\nCall us to ask what we can do for your child.',
    links: [callUs, aboutEcf],
    followUps: ['katie-beckett', 'family-support', 'autism'],
  },
  autism: {
    question: 'Do you support people with autism or Down syndrome?',
    text: 'We support people with intellectual and developmental disabilities. Autism, Down syndrome and cerebral palsy are examples.\nThe support is planned around the person. Call us to talk about it.',
    links: [seeServices, callUs],
    followUps: ['eligibility', 'services', 'behavior'],
  },
  behavior: {
    question: 'Do you help with behavior or mental health?',
    text: 'ECF CHOICES has groups 7 and 8 for people who also have strong behavior or mental health needs. What we can offer depends on the person, so please call us.\nDo you need to talk to someone right now? Call or text 988.',
    links: [callUs, { label: 'Call 988', href: 'tel:988' }, aboutEcf],
    followUps: ['ecf', 'medicine', 'start'],
  },
  moving: {
    question: 'What if I move to Tennessee?',
    text: 'Please ask us, or call the LTSS Help Desk, before you move. Ask which program fits and what to do first.',
    links: [callHelpDesk, callUs],
    followUps: ['ecf', 'eligibility', 'area'],
  },
})
