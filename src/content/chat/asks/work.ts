import type { Asks } from '../topics.ts'

/** How people ask about the work, and what it asks of them. */
export const workAsks = {
  requirements: {
    words:
      'degree diploma ged experience qualifications cna requisitos require required requirement age',
    asks: `
      do i need a driver's license
      must i have a license to drive
      do i need my own car
      qualifications for dsp
      what experience do i need
      do i need a degree
      do i need a car
      requirements qualifications to work there
      experience needed no experience
      degree diploma ged high school
      drivers license car insurance
      how old to work there minimum age
      cna certification
      can felons work there
      vaccines tb test physical lifting
      can i work if i am pregnant
      do i have to speak english
      requisitos experiencia
      can a 17 year old work there
      i do not have a ged
      work with a suspended license
      no experience can i work
      how old do i have to be to work
      what do i need to get hired
      do i need a license to work there
      do i have to have experience
      need a certificate to work
      is a degree required
      is a car required
      do you hire 18 year olds
      do i need cpr before i start
      who can work there
      what are the job requirements
      do i need to be certified
      minimum age to work
      can teenagers work there
      what skills do i need for the job
      do i have to be 21
      need a valid drivers license
      how old do i need to be to apply
      do i need my own car
      do i need a high school diploma
      i am 17 can i work there
      do i have to lift people
      my back hurts can i still do the job
      do i need a tb test flu shot covid vaccine
      safe driving record needed
      is first aid certification needed
      do i have to be vaccinated
      never done this before can i still work there
      do i have to have a car
      i am 19 no diploma
      can i work if i have a disability ptsd
      am i too old to work there
      can i work while in recovery
      do i have to pass a physical
      que requisitos hay para trabajar
      do i need to be strong
      tattoos dress code
      do i need prior experience to be a caregiver
      need a drivers license to work there`,
  },
  dsp: {
    words: 'dsp duties responsibilities typical description tasks',
    asks: `
      dsp
      what is a direct support professional
      what does a dsp do
      what would i do in this job
      what is the job like
      is the job hard dangerous
      job duties responsibilities daily tasks
      what do caregivers do there
      que hace un dsp
      typical day for a caregiver
      is the work physically hard
      what do dsps do
      what is it like to work there
      what does the job involve
      what would my job be
      what would i be doing
      what is the job description
      what is expected of me as a caregiver
      what do you do as a dsp
      job description
      what does a caregiver do all day
      what are the duties
      what do you expect from staff
      what would i do all day
      is the work dangerous stressful
      are the clients violent aggressive
      do i have to restrain people
      will i work alone
      do people quit
      what kind of people would i work with
      will i get hurt on the job
      what do i actually do on shift
      how often do clients have seizures on shift
      what is the worst behavior i would see
      do residents ever attack staff
      am i alone with people on shift
      what is a normal day like
      do dsps get hit
      is it hard work
      would i have to change diapers
      do i have to cook and clean
      is a dsp like a cna`,
  },
  training: {
    words: 'training train trained cpr orientation promotion trainings certification',
    asks: `
      do you teach me what to do
      will someone show me how to do the job
      how do i learn the job
      training for staff new hires
      do you train
      is training paid
      cpr first aid certification class
      orientation
      move up promotion career growth
      what will i learn on the job
      abuse prevention seizure medication training for employees
      entrenamiento capacitacion
      how long is orientation
      teach me how to pass meds
      will you train me
      do i get trained
      paid training
      can i move up in the company
      get certified
      classes for employees
      training to people with no experience
      will i be trained
      do you offer cpr training
      what training is required
      how long is training
      is there a class before i start
      do you pay for cpr class
      do new people get trained
      do staff get trained for aggressive behavior
      do you train new people
      suicide prevention seizure training
      mandated reporter training
      do staff know how to deal with seizures choking
      heimlich
      will you teach me everything
      is orientation paid
      does the job include cpr and first aid classes
      are staff trained on suicide risk neglect abuse
      los empleados tienen entrenamiento primeros auxilios
      do i learn on the job
      how many days is training`,
  },
} satisfies Asks
