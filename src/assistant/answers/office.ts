import {
  type ChatLink,
  contactForm,
  easyRead,
  type Facts,
  type FaqEntry,
  type OfficeTopic,
  officePlace,
  openHours,
} from '../topics/topics.ts'

const inSpanish: ChatLink = { label: 'Este sitio en español', href: '/es', lang: 'es' }

/** The office, this website and this assistant. */
export const officeTopics = ({
  details,
  spanish,
  callUs,
  emailUs,
}: Facts): Record<OfficeTopic, FaqEntry> => ({
  person: {
    question: 'Can I talk to a person?',
    text: `Call us, and a person will help you. ${openHours(details)}You can also write to us.`,
    links: [callUs, emailUs, contactForm],
    followUps: ['hours', 'contact', 'languages'],
  },
  hours: {
    question: 'When are you open?',
    text: details.hours
      ? `Our office is open ${details.hours}. For holidays and bad weather, please call first.`
      : 'Please call or write to us first, and we’ll find a time.',
    links: [callUs, { label: 'See our address and hours', href: '#contact-us' }],
    followUps: ['address', 'person', 'visit'],
  },
  address: {
    question: 'Where is your office?',
    text: `${officePlace(details)}For parking and directions, please call us.`,
    links: [{ label: 'See our address and hours', href: '#contact-us' }, callUs],
    followUps: ['hours', 'area', 'visit'],
  },
  area: {
    question: 'Which counties do you serve?',
    text: `${details.facts.counties.length > 0 ? `We support people in these counties: ${details.facts.counties.join(', ')}. ` : ''}Please call us to ask about your county.`,
    links: [callUs],
    followUps: ['address', 'moving', 'start'],
  },
  languages: {
    question: 'Do you speak Spanish or use sign language?',
    text: `Please call or email us and say which language you need, or that you use sign language. We’ll look for a way to talk with you.\n${spanish ? 'This website is also in Spanish. ' : ''}I can answer in Spanish, too. Just ask in Spanish.`,
    links: [...(spanish ? [inSpanish] : []), callUs, emailUs],
    followUps: ['person', 'accessibility', 'contact'],
  },
  accessibility: {
    question: 'Is this website accessible?',
    text: 'We build this website so that everyone can use it: by keyboard, with a screen reader and with large text. If something is hard for you, please call us.',
    links: [{ label: 'Read about accessibility', href: '/accessibility' }, easyRead, callUs],
    followUps: ['languages', 'reading-help', 'person'],
  },
  'reading-help': {
    question: 'Reading is hard for me. Who can help?',
    text: 'Open Easy Read. It says the most important things in short sentences, with pictures. You can also ask for help and write to us there.\nYou can also call us, and a person will go through it with you.',
    links: [easyRead, callUs],
    followUps: ['person', 'languages', 'apply-help'],
  },
  'office-access': {
    question: 'Can I get in with a wheelchair?',
    text: 'Please call us before you come, and tell us what you need. Also call us to ask about a home or an event.',
    links: [callUs, { label: 'See our address and hours', href: '#contact-us' }],
    followUps: ['visit', 'address', 'accessibility'],
  },
  notices: {
    question: 'Where is your non-discrimination notice?',
    text: details.notices
      ? 'Our notices are on a page of their own. They can be about non-discrimination, language help and how to complain.'
      : 'There’s no notice on this website yet. Please call or email us, and we’ll tell you about non-discrimination, language help and how to complain.',
    links: details.notices
      ? [{ label: 'Read our notices', href: '/notices' }, callUs]
      : [callUs, emailUs],
    followUps: ['complaints', 'languages', 'license'],
  },
  'emergency-contact': {
    question: 'Who do I call after hours or in an emergency?',
    text: `In an emergency, call 911. ${openHours(details)}To change your emergency contact, or to ask who to call when we’re closed, please call us during office hours.`,
    links: [{ label: 'Call 911', href: 'tel:911' }, callUs, emailUs],
    followUps: ['hours', 'person', 'safety'],
  },
  'website-problem': {
    question: 'Something on the website isn’t working. What can I do?',
    text: 'Please load the page again. Files must be smaller than 5 MB. If it still doesn’t work, call or email us, and we’ll help you.',
    links: [callUs, emailUs],
    followUps: ['apply-help', 'documents', 'person'],
  },
  'my-data': {
    question: 'What do you store about me?',
    text: 'This website sets no cookies for visitors, and this chat isn’t stored. We keep only what you send us: a message, a story, a referral or a job application. You can ask us what we hold, and ask us to correct or delete it.',
    links: [{ label: 'Read Privacy and Terms', href: '/privacy' }, callUs, emailUs],
    followUps: ['privacy', 'contact', 'assistant'],
  },
  assistant: {
    question: 'Are you a real person?',
    text: 'I’m an automatic helper. I know answers to common questions, and no one reads what you type. Type a question in your own words, or choose one below.\nIn danger? Call 911. Thoughts of suicide? Call or text 988.',
    links: [callUs],
    followUps: ['services', 'person', 'privacy'],
  },
})
