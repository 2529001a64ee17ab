import type { Asks } from '../topics.ts'

/** How people ask about the topics of the specification. */
export const commonAsks = {
  services: {
    words: 'servicios',
    asks: `
      what do you guys do
      what kind of help is there
      what do you do for people with disabilities
      what do you provide
      what services do you offer
      service services
      what do you do for people
      what kind of help support do you have
      what programs do you have for adults with disabilities
      what can you do for my daughter
      list of services
      que servicios ofrecen
      how can you help us
      what help do you give
      what do you offer
      what kind of programs
      how can you help my brother
      which services are there for my family
      what kinds of supports do you have
      how do you help people with disabilities
      what are your programs
      my daughter has a disability what services are there
      mi hija tiene discapacidad que servicios hay`,
  },
  tenncare: {
    words:
      'tenncare medicaid medicare insurance insured bluecare amerigroup wellpoint unitedhealthcare aetna cigna humana bcbs seguro insurances coverage covered plans',
    asks: `
      what is tenncare choices
      tenncare medicaid
      do you take accept tenncare medicaid
      how does medicaid work
      insurance
      do you take private insurance blue cross united aetna cigna
      is my insurance accepted
      medicare
      how do i apply for tenncare medicaid
      aceptan mi seguro medico tenncare
      does united healthcare cover this
      is it covered by my plan
      what plans do you take
      get medicaid for my disabled adult son
      sign up for medicaid
      i have no insurance
      does tenncare pay for services
      does my health plan cover this
      difference between choices and ecf
      which insurances do you work with
      can my son use his medicaid here
      is supported living covered by tenncare
      do you bill insurance
      what insurance is accepted
      do you work with tenncare
      will my insurance pay
      i only have medicare
      what insurance plans are ok
      is my plan ok`,
  },
  family: {
    words: 'residential',
    asks: `
      what is family model residential support
      family model
      residential
      family
      host family
      live with a trained caregiver in their home
      community living supports family model
      like foster care for adults
      can families apply
      modelo familiar
      what is a family model home
      how does the family model work
      live with another family`,
  },
  privacy: {
    words: 'privacy private hipaa confidential recorded privado confidencial',
    asks: `
      how do you protect my privacy
      privacy private hipaa confidential
      is this chat private
      who can see my information
      do you keep what i type
      is what i tell you confidential
      health information records
      privado confidencial
      is this conversation recorded
      who reads this chat
      will you tell my parents what i say
      is my application covered by hipaa
      do you share my information
      who can read my messages
      do you tell anyone what i say
      is it anonymous
      do you keep my information private
      is my information protected
      do other people see what i write here
      can anyone see this
      is it safe to talk here
      who can see what i write`,
  },
  jobs: {
    words:
      'apply job jobs resume employment career careers trabajo empleo applying applications applicant',
    asks: `
      jobs
      work
      i want to work for you
      i want to work there with you
      how do i apply
      how do i become a caregiver at your company
      como aplico para un trabajo
      fill out an application
      how do i apply for a job
      job jobs employment work
      apply online
      job application
      where do i send my resume
      become a caregiver dsp with you
      career careers
      solicitar empleo aplicar trabajo
      submit my application
      how do i send in an application
      who do i contact about a job
      apply for the dsp job
      how can i join your team
      put in an application
      where do i find the application
      how can i get hired
      fill out job application
      apply for a position
      how to become an employee
      work for your company
      can i email my resume
      i want to become a dsp
      how do people get a job with you
      work at your company`,
  },
  contact: {
    words:
      'contact phone email fax facebook instagram twitter text telefono correo telephone message',
    asks: `
      how do i contact you
      contact reach
      phone number telephone
      email address
      get in touch with you
      send you a message
      fax number
      facebook social media
      numero de telefono contacto correo
      can i text you
      what is your number
      are you on instagram facebook
      how can my family reach you
      who can i contact about services
      leave a message
      how do i write to you`,
  },
} satisfies Asks
