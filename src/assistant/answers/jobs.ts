import { careers } from '#content/careers.ts'
import { type Facts, type FaqEntry, type JobTopic, seeCareers, seeJobs } from '../topics/topics.ts'

const { benefits: built } = careers
type Benefit = { id: string; name: string }
type BenefitId = (typeof built)[number]['id']

const isBuiltIn = ({ id, name }: Benefit) =>
  built.some((benefit) => benefit.id === id && benefit.name === name)

/** Working for us. */
export const jobTopics = ({ texts, callUs, emailUs }: Facts): Record<JobTopic, FaqEntry> => {
  const benefits = texts.careers.benefits.map(({ name }) => name)
  const offers = (id: BenefitId) =>
    texts.careers.benefits.some((benefit) => benefit.id === id && isBuiltIn(benefit))
  return {
    openings: {
      question: 'Which jobs are open?',
      text: 'All open jobs are under Careers, with the place and the shifts. You can search them by place and shift. Open a job to read more, to share it and to apply.',
      links: [seeJobs, callUs],
      followUps: ['jobs', 'pay', 'shifts'],
    },
    pay: {
      question: 'What is the pay?',
      text: 'Pay depends on the job. Open the job under Careers to see what it says. If the pay isn’t there, please call or email us.',
      links: [seeCareers, callUs, emailUs],
      followUps: ['job-benefits', 'shifts', 'jobs'],
    },
    'job-benefits': {
      question: 'What benefits do employees get?',
      text:
        texts.careers.benefits.length === built.length && texts.careers.benefits.every(isBuiltIn)
          ? 'We offer good pay, health insurance, flexible hours, paid time off and paid holidays. You can also learn and grow on the job. Call us to ask about details.'
          : `${benefits.map((name) => `${name}.`).join(' ')}\nCall us to ask about details.`.trim(),
      links: [seeCareers, callUs],
      followUps: ['pay', 'shifts', 'training'],
    },
    shifts: {
      question: 'Which shifts are there?',
      text: `There are morning, second and overnight shifts. Each job under Careers says which ones it has.${offers('scheduling') ? ' Flexible scheduling is one of our benefits.' : ''}`,
      links: [seeJobs, callUs],
      followUps: ['openings', 'pay', 'job-benefits'],
    },
    requirements: {
      question: 'What do I need to work for you?',
      text: 'Each job under Careers lists what you need for it. If your question isn’t answered there, please call or email us before you apply.',
      links: [seeCareers, callUs, emailUs],
      followUps: ['background-check', 'documents', 'training'],
    },
    'background-check': {
      question: 'What is the background check?',
      text: 'By state law, a criminal background check must be done before you work with people we support. You give fingerprints, or you let a licensed company look up your record. We also try to speak with your last employer. You’re asked to agree to drug testing, too.\nDo you have a record? Please call us.',
      links: [callUs, seeCareers],
      followUps: ['documents', 'requirements', 'jobs'],
    },
    documents: {
      question: 'Which documents do I need to apply?',
      text: 'To apply, send your resume as a PDF or Word file. You can also take photos of it, and the form makes a PDF of them. Add one to three ID files as PDF, JPG or PNG. Each file must be smaller than 5 MB.\nAfter you accept a job, you show papers for Form I-9: for example a passport, or a driver’s license with a Social Security card. You choose which ones.',
      links: [seeCareers, callUs],
      followUps: ['jobs', 'background-check', 'apply-help'],
    },
    'application-status': {
      question: 'What happens after I apply?',
      text: 'Your application goes to our office, and we’ll be in touch. If you got an email with a private link, it shows where your application stands. There you can also withdraw it.\nTo ask about it, or to change an interview or your first day, please call or email us.',
      links: [callUs, emailUs],
      followUps: ['background-check', 'jobs', 'person'],
    },
    dsp: {
      question: 'What does a DSP do?',
      text: 'DSP means Direct Support Professional. A DSP helps people we support live the way they want: at home, at work and in the community. Open a job under Careers to read what it asks of you.',
      links: [seeCareers],
      followUps: ['openings', 'training', 'requirements'],
    },
    'apply-help': {
      question: 'Can I get help with applying?',
      text: 'Do you need help applying, or a different way to apply because of a disability? Please call or email us. We are an equal opportunity employer.',
      links: [callUs, emailUs, seeCareers],
      followUps: ['jobs', 'documents', 'supported-employment'],
    },
    training: {
      question: 'Do you train new staff?',
      text: `${offers('development') ? 'Professional development is one of our benefits. ' : ''}To ask what training a job includes and whether it’s paid, please call or email us.`,
      links: [callUs, emailUs, seeCareers],
      followUps: ['dsp', 'job-benefits', 'requirements'],
    },
  }
}
