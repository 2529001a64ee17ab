import type { EasyTexts } from './easy.ts'

export const englishWords: EasyTexts['words'] = {
  'Adult Protective Services': {
    term: 'Adult Protective Services',
    meaning: 'Adult Protective Services help when someone hurts an adult.',
    picture: 'safe',
  },
  'background check': {
    term: 'background check',
    meaning: 'A background check shows if someone broke the law.',
    picture: 'form',
  },
  complain: {
    term: 'complain',
    meaning: 'To complain means to say what is wrong.',
    picture: 'complaint',
  },
  county: {
    term: 'county',
    meaning: 'A county is a part of a state.',
    picture: 'map',
  },
  'developmental disability': {
    term: 'developmental disability',
    meaning: 'A developmental disability begins when a person is young.',
    picture: 'wheelchair',
  },
  disability: {
    term: 'disability',
    meaning: 'A disability can make some things harder to do.',
    picture: 'wheelchair',
  },
  goal: {
    term: 'goal',
    meaning: 'A goal is something you want to do.',
    picture: 'steps',
  },
  'intellectual disability': {
    term: 'intellectual disability',
    meaning: 'An intellectual disability can make it harder to learn.',
    picture: 'help-with-form',
  },
  interview: {
    term: 'interview',
    meaning: 'An interview is a talk about a job.',
    picture: 'interview',
  },
  plan: {
    term: 'plan',
    meaning: 'Your plan says what help you get.',
    picture: 'plan',
  },
  private: {
    term: 'private',
    meaning: 'Private means only for you.',
    picture: 'private',
  },
  respect: {
    term: 'respect',
    meaning: 'Respect means people are polite and listen to you.',
    picture: 'listen',
  },
  rights: {
    term: 'rights',
    meaning: 'Rights are things no one may take from you.',
    picture: 'rights-paper',
  },
  staff: {
    term: 'staff',
    meaning: 'Staff are the people who work for us.',
    picture: 'support-person',
  },
  'support coordinator': {
    term: 'support coordinator',
    meaning: 'A support coordinator helps you get the help you need.',
    picture: 'meeting',
  },
  TennCare: {
    term: 'TennCare',
    meaning: 'TennCare is health insurance from the state of Tennessee.',
    picture: 'insurance-card',
  },
  'waiting list': {
    term: 'waiting list',
    meaning: 'A waiting list has the names of people who wait.',
    picture: 'waiting',
  },
}
