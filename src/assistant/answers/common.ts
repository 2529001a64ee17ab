import {
  aboutChoices,
  aboutEcf,
  type CommonTopic,
  contactForm,
  type Facts,
  type FaqEntry,
  officePlace,
  openHours,
  seeCareers,
  seeServices,
} from '../topics/topics.ts'
import { programNames } from './changed-programs.ts'

/** The topics that the specification names. */
export const commonFaq = (facts: Facts): Record<CommonTopic, FaqEntry> => {
  const { details, callUs, emailUs } = facts
  const programs = programNames(facts)
  const { plans } = details.facts
  return {
    services: {
      question: 'What services do you offer?',
      text: `We support people with intellectual and developmental disabilities.${programs && ` Our programs are ${programs}.`}\nMost people get them through a state program, such as Employment and Community First (ECF) CHOICES. If you’re in an older waiver program, you keep it.`,
      links: [
        seeServices,
        {
          label: 'Tennessee Department of Disability and Aging',
          href: 'https://www.tn.gov/disability-and-aging',
        },
      ],
      followUps: ['tenncare', 'family', 'contact'],
    },
    tenncare: {
      question: 'What is TennCare CHOICES?',
      text: `TennCare is Medicaid in Tennessee. Two of its programs have similar names.\nCHOICES is for people 65 or older, and for adults 21 or older with a physical disability.\nECF CHOICES is for people of any age with an intellectual or other developmental disability. Places are limited. It starts with a self-referral to TennCare.\n${plans.length > 0 ? `Plans we accept: ${plans.join('; ')}. ` : ''}For other insurance, please call us.`,
      links: [aboutEcf, aboutChoices, callUs],
      followUps: ['services', 'family', 'contact'],
    },
    family: {
      question: 'What is Family Model Residential Support?',
      text: 'A person chooses to live in the home of a trained caregiver. It isn’t their own home or the home of their family. They get support there and share in daily life.\nIn CHOICES and ECF CHOICES, a service like it is called Community Living Supports – Family Model.',
      links: [seeServices, callUs],
      followUps: ['services', 'tenncare', 'contact'],
    },
    privacy: {
      question: 'How do you protect my privacy?',
      text: 'We follow HIPAA, the federal law that protects health information. Only staff who need your information to support you may see it.\nThis chat stays on your device. We don’t see or keep what you type. Still, please leave out health details.',
      links: [
        {
          label: 'Your rights under HIPAA',
          href: 'https://www.hhs.gov/hipaa/for-individuals/index.html',
        },
        callUs,
      ],
      followUps: ['contact', 'services', 'jobs'],
    },
    jobs: {
      question: 'How do I apply for a job?',
      text: 'Go to Careers, open a job and choose Apply Now. You need your resume, as a file or as photos, and one to three photos or scans of ID.\nYou must consent to a background check and agree to our employment terms. By state law, the check comes before you work with people we support.\nNeed help? Call or email us.',
      links: [seeCareers, callUs, emailUs],
      followUps: ['contact', 'privacy', 'services'],
    },
    contact: {
      question: 'How do I contact you?',
      text: `Call us, email us or use the contact form on this site.\n${openHours(details)}${officePlace(details)}`.trim(),
      links: [callUs, emailUs, contactForm],
      followUps: ['services', 'tenncare', 'jobs'],
    },
  }
}
