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
      mi hija tiene discapacidad que servicios hay
      what do you do
      list of programs
      what help can i get
      tell me about your services
      que hacen ustedes
      what kind of support do you give
      so what do you do exactly
      what can i get from you
      what all do you offer
      who do you help and how
      que ofrecen
      what is available for my brother
      how can you help my daughter
      how do you help people`,
  },
  tenncare: {
    words:
      'tenncare medicaid medicare insurance insured bluecare amerigroup wellpoint unitedhealthcare aetna cigna humana bcbs seguro insurances coverage covered plans',
    asks: `
      my son has bluecare can he use you
      can we come to you with united healthcare
      my plan is wellpoint can i use you
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
      is my plan ok
      do you take blue cross blue shield
      is united healthcare ok
      i have private insurance through work
      do you work with medicaid
      my daughter gets tenncare
      how do i get on tenncare
      will tenncare cover this for my son
      is amerigroup accepted
      is my medicaid good here
      we only have medicare will that work
      my son lost tenncare how does he get it back
      sign up for tenncare
      mi mama tiene medicaid
      aceptan mi seguro
      do you accept my plan
      does tenncare pay for services to my family`,
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
      live with another family
      what is family model
      how is family model different from a group home
      live in someone elses home
      explain family model to me
      tell me about family model
      is family model like foster care
      what is a family model home`,
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
      who can see what i write
      who can see what i type
      does anyone read this
      do you record calls
      do my parents get told what i say
      will anyone know i wrote this
      can my mom see this
      is it secret
      what is your privacy policy`,
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
      work at your company
      como aplico para el trabajo
      how do i get a job here
      i want to apply
      where do i apply
      deadline for applying
      can i apply for two jobs
      i want to work for you guys
      how do i put in for a job
      where do i turn in my application
      donde mando mi solicitud de empleo
      i am interested in the job
      how do i send my resume
      quiero trabajar con ustedes
      what is the application process
      can i apply again reapply`,
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
      how do i write to you
      what is the phone number
      email address for the office
      do you have facebook
      can i text
      what is a good number to call
      shooting an email to hr
      numero de telefono
      what is the number there
      what is your email
      wats ur number
      how do i get a hold of you
      who do i call
      fax
      how can i reach the office
      how do i reach you
      how do i email you`,
  },
} satisfies Asks
