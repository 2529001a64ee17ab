import {
  aboutEcf,
  callHelpDesk,
  type Facts,
  type FaqEntry,
  type LivingTopic,
  seeCareers,
  seeEvents,
  seeServices,
} from '../topics/topics.ts'

/** What our services are like. */
export const livingTopics = ({ callUs }: Facts): Record<LivingTopic, FaqEntry> => ({
  'supported-living': {
    question: 'Can I have a place of my own?',
    text: 'Supported Living is support in a home that you own or rent. You can live alone or with housemates. Your name is on the lease, and you have the key.\nStaff come when you need them, day or night.',
    links: [seeServices, callUs],
    followUps: ['housemates', 'day-and-night', 'start'],
  },
  housemates: {
    question: 'Can I choose who I live with?',
    text: 'In Supported Living you live alone or with housemates you choose. Call us to talk about who you’d like to live with.',
    links: [seeServices, callUs],
    followUps: ['supported-living', 'day-and-night', 'visit'],
  },
  'day-and-night': {
    question: 'Is there staff at night?',
    text: 'In Supported Living, staff come when you need them, day or night. How many hours you get depends on your plan and your program.',
    links: [callUs, seeServices],
    followUps: ['supported-living', 'daily-help', 'medicine'],
  },
  'daily-help': {
    question: 'Do you help with meals, bathing and the home?',
    text: 'Staff help with daily life at home, such as meals, money and medicine. What they do for you is written in your plan.\nCall us to talk about what you need.',
    links: [seeServices, callUs],
    followUps: ['supported-living', 'medicine', 'skills'],
  },
  medicine: {
    question: 'Can staff help with medicine, seizures and doctor visits?',
    text: 'Help with medicine is part of Supported Living. For seizures, nursing care or other medical needs, please call us. We’ll tell you what we can do.',
    links: [callUs, seeServices],
    followUps: ['daily-help', 'day-and-night', 'behavior'],
  },
  money: {
    question: 'Can you help with money, SSI or benefits?',
    text: 'Help with money is part of Supported Living.\nFor questions about SSI or other benefits, please call us. We’ll help you find the right place to ask.',
    links: [callUs, seeServices],
    followUps: ['supported-employment', 'daily-help', 'other-help'],
  },
  community: {
    question: 'What can I do during the day?',
    text: 'Community Engagement is time out and about, doing things you enjoy with people you like. There are jobs, volunteering, classes, clubs, worship, sports and music. We help with rides.',
    links: [seeServices, seeEvents, callUs],
    followUps: ['events', 'transportation', 'supported-employment'],
  },
  'supported-employment': {
    question: 'I have a disability. Can you help me find work?',
    text: 'Work can be part of your support. ECF CHOICES helps people with disabilities work if they wish. You don’t need to have a job already. Jobs are also part of our Community Engagement.\nCall us, and we’ll go through it with you. You can also ask Vocational Rehabilitation, a state office.\nDo you want to work for us? You can apply like everyone else.',
    links: [
      callUs,
      aboutEcf,
      {
        label: 'Vocational Rehabilitation',
        href: 'https://www.tn.gov/humanservices/ds/vocational-rehabilitation.html',
      },
      seeCareers,
    ],
    followUps: ['ecf', 'money', 'transportation'],
  },
  transportation: {
    question: 'Do you provide transportation?',
    text: 'Community Engagement includes rides and help learning the bus. Ask us what’s possible where you live.',
    links: [seeServices, callUs],
    followUps: ['community', 'area', 'supported-employment'],
  },
  skills: {
    question: 'Can I learn new skills?',
    text: 'Personal Development helps you learn at your own speed, with goals you set yourself. You can learn to cook, clean, read, use a phone, stay safe online, and speak up in your own meetings.',
    links: [seeServices, callUs],
    followUps: ['community', 'supported-living', 'guardian'],
  },
  'family-support': {
    question: 'What help is there for families?',
    text: 'Family Support helps families who care for someone at home. There’s respite, help with forms and ECF CHOICES, and a person to call who knows your family.',
    links: [seeServices, callUs],
    followUps: ['respite', 'family-support-program', 'paid-caregiver'],
  },
  respite: {
    question: 'Do you offer respite care?',
    text: 'Respite is part of Family Support. Someone cares for your family member so that you can rest, on days that work for you. Call us to ask about days and times.',
    links: [callUs, seeServices],
    followUps: ['family-support', 'cost', 'start'],
  },
  'paid-caregiver': {
    question: 'Can I be paid to care for a family member?',
    text: 'That depends on the program and on the person’s plan. Please ask the support coordinator or us, or call the LTSS Help Desk.',
    links: [callUs, callHelpDesk],
    followUps: ['coordinator', 'respite', 'host-home'],
  },
  'host-home': {
    question: 'Can I open my home to someone?',
    text: 'In Family Model, a person lives with a trained caregiver and shares in daily life there. If you’d like to be that caregiver, please call us. We’ll tell you what it takes.',
    links: [callUs, seeCareers],
    followUps: ['family', 'training', 'background-check'],
  },
  'home-rules': {
    question: 'What are the rules in a home?',
    text: 'In Supported Living it’s your home: your name is on the lease, and you have the key. I don’t know the rules about pets, guests, smoking or alcohol in each home. Please ask us or your support coordinator.',
    links: [callUs, seeServices],
    followUps: ['housemates', 'supported-living', 'guardian'],
  },
  technology: {
    question: 'Do you help with phones and other technology?',
    text: 'Personal Development can help you use a phone and stay safe online. To ask about tablets, sensors or other devices, please call us.',
    links: [seeServices, callUs],
    followUps: ['skills', 'day-and-night', 'safety'],
  },
})
