import { phoneHref } from '#contract/phone.ts'
import type { SiteDetails } from '#contract/site-details.ts'
import { provider } from './provider.ts'
import type { sections } from './sections.ts'

type SectionHash = Exclude<(typeof sections)[number]['hash'], ''>

export type ChatLink = {
  label: string
  href:
    | `tel:${string}`
    | `sms:${string}`
    | `mailto:${string}`
    | `https://${string}`
    | `#${SectionHash}`
  lang?: 'es'
}

export type Topic = 'services' | 'tenncare' | 'family' | 'privacy' | 'jobs' | 'contact'

export type Answer = {
  /** Each line is a paragraph. */
  text: string
  /** The same in Spanish, shown first. */
  spanish?: string
  links: ChatLink[]
  /** Suggested next questions. */
  followUps: [Topic, Topic, Topic]
}

type FaqEntry = { question: string; answer: Answer }

export const chatTitle = `${provider.name} Assistant`

export const chatGreeting =
  'Hello! I am an automatic helper. I can answer common questions about our services, TennCare, jobs and how to reach us.'

/** All answers of the assistant. */
export function chatAnswers({ phone, email, hours, address }: SiteDetails) {
  const callUs: ChatLink = { label: `Call ${phone}`, href: phoneHref(phone) }
  const emailUs: ChatLink = { label: `Email ${email}`, href: `mailto:${email}` }

  const faq: Record<Topic, FaqEntry> = {
    services: {
      question: 'What services do you offer?',
      answer: {
        text: 'We support people with intellectual and developmental disabilities. Our programs are Supported Living Services, Community Engagement, Personal Development and Family Support.\nMost people get them through a state program, such as Employment and Community First (ECF) CHOICES. If you are in an older waiver program, you keep it.',
        links: [
          { label: 'See our services', href: '#services' },
          {
            label: 'Tennessee Department of Disability and Aging',
            href: 'https://www.tn.gov/disability-and-aging',
          },
        ],
        followUps: ['tenncare', 'family', 'contact'],
      },
    },
    tenncare: {
      question: 'What is TennCare CHOICES?',
      answer: {
        text: 'TennCare is Medicaid in Tennessee. Two of its programs have similar names.\nCHOICES is for people 65 or older, and for adults 21 or older with a physical disability.\nECF CHOICES is for people of any age with an intellectual or other developmental disability. Places are limited. It starts with a self-referral to TennCare.\nFor other insurance, please call us.',
        links: [
          {
            label: 'About ECF CHOICES',
            href: 'https://www.tn.gov/tenncare/long-term-services-supports/employment-and-community-first-choices.html',
          },
          {
            label: 'About CHOICES',
            href: 'https://www.tn.gov/tenncare/long-term-services-supports/choices.html',
          },
          callUs,
        ],
        followUps: ['services', 'family', 'contact'],
      },
    },
    family: {
      question: 'What is Family Model Residential Support?',
      answer: {
        text: 'A person chooses to live in the home of a trained caregiver. It is not their own home or the home of their family. They get support there and share in daily life.\nIn CHOICES and ECF CHOICES, a service like it is called Community Living Supports – Family Model.',
        links: [{ label: 'See our services', href: '#services' }, callUs],
        followUps: ['services', 'tenncare', 'contact'],
      },
    },
    privacy: {
      question: 'How do you protect my privacy?',
      answer: {
        text: 'We follow HIPAA, the federal law that protects health information. Only staff who need your information to support you may see it.\nThis chat stays on your device. We do not see or keep what you type. Still, please leave out health details.',
        links: [
          {
            label: 'Your rights under HIPAA',
            href: 'https://www.hhs.gov/hipaa/for-individuals/index.html',
          },
          callUs,
        ],
        followUps: ['contact', 'services', 'jobs'],
      },
    },
    jobs: {
      question: 'How do I apply for a job?',
      answer: {
        text: 'Go to Careers, open a job and choose Apply Now. You need your resume and one to three photos or scans of ID.\nYou must consent to a background check and agree to our employment terms. By state law, the check comes before you work with people we support.\nNeed help? Call or email us.',
        links: [{ label: 'Go to Careers', href: '#careers' }, callUs, emailUs],
        followUps: ['contact', 'privacy', 'services'],
      },
    },
    contact: {
      question: 'How do I contact you?',
      answer: {
        text: `Call us, email us or use the contact form on this site.\nWe are open ${hours}. Our office is at ${address.street}, ${address.city}, ${address.region} ${address.postalCode}.`,
        links: [callUs, emailUs, { label: 'Go to the contact form', href: '#contact-us' }],
        followUps: ['services', 'tenncare', 'jobs'],
      },
    },
  }

  /** Answers to anything besides the six common questions. */
  const otherAnswers = {
    greeting: {
      text: 'Hello! What would you like to know? You can also call us.',
      links: [callUs],
      followUps: ['services', 'tenncare', 'jobs'],
    },
    thanks: {
      text: 'You are welcome! Is there anything else you would like to know?',
      links: [callUs],
      followUps: ['contact', 'services', 'jobs'],
    },
    unknown: {
      text: 'I do not have an answer to that. Our staff can help you. Please call or email us.',
      links: [callUs, emailUs],
      followUps: ['services', 'tenncare', 'contact'],
    },
  } satisfies Record<string, Answer>

  return { faq, otherAnswers }
}

export type ChatAnswers = ReturnType<typeof chatAnswers>
