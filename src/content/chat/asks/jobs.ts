import type { Asks } from '../topics.ts'

/** How people ask about jobs. */
export const jobsAsks = {
  openings: {
    words: 'hiring openings vacancies vacantes position positions lpn rn contratando contratan',
    asks: `
      are you hiring
      job openings open positions vacancies
      what jobs do you have
      any positions available
      i need a job looking for work
      caregiver dsp jobs office jobs nurse jobs
      are there jobs near me
      who is hiring
      hay trabajo busco empleo vacantes
      what positions are available right now
      any lpn rn jobs
      still hiring for dsp
      are there any jobs open
      do you need workers caregivers
      see the jobs
      list of jobs
      where are the jobs
      get a job there
      i want a job
      looking for caregiver work
      need a job asap
      estan contratando
      are you accepting applications
      do you have work
      are there openings
      what kind of jobs
      how can i get hired
      can i get a job
      do you have any cleaning cooking driver jobs
      do you have any openings for dsps
      what jobs do you have in knoxville
      do you have cleaning jobs
      need people on third shift
      are you looking for people
      what kind of work do you have`,
  },
  pay: {
    words:
      'salary wage wages pay paid hourly bonus mileage overtime payday paycheck sueldo salario pagan raise raises earn',
    asks: `
      pay salary wage wages
      how much do you pay
      how much does a dsp make an hour
      hourly rate starting pay
      how much money would i make
      overtime pay raise bonus
      when is payday weekly direct deposit
      mileage reimbursement
      cuanto pagan sueldo salario
      what is the hourly
      get paid for mileage
      sign on bonus
      how often do you get paid
      how much is the pay
      how much per hour
      pay rate
      do you pay well
      how much will i get paid
      make an hour
      what do dsps get paid
      pay more for nights
      do you get raises
      what does it pay
      is the pay good
      how much do caregivers make
      starting salary
      how much would i earn
      wage for night shift
      do you pay overtime
      what is the pay for dsp`,
  },
  'job-benefits': {
    words: 'benefits pto vacation 401k dental retirement tuition perks beneficios',
    asks: `
      benefits for employees staff
      health insurance for workers with the job
      paid time off pto vacation holidays
      sick leave bereavement leave
      401k retirement
      why should i work for you
      dental vision insurance employees
      perks tuition
      beneficios para empleados vacaciones
      do you offer dental
      how much vacation do you get
      tuition help
      are the benefits good
      what are the benefits
      do staff get vacation time off
      do full time employees get insurance
      health insurance with your jobs
      what do employees get
      do i get insurance if i work there
      do part timers get pto
      what benefits do you have for staff
      is there a retirement plan
      do you give paid holidays
      benefits package
      how many vacation days
      do you have sick days
      is there life insurance for employees`,
  },
  shifts: {
    words:
      'shift shifts schedule schedules mornings evenings turnos parttime fulltime saturdays sundays',
    asks: `
      pick choose my hours at work
      trabajo de noche
      work nights weekends
      when would i work
      shifts shift schedule
      part time full time
      night nights overnight jobs
      weekend shifts
      second shift morning shift
      flexible schedule hours at work
      can i work only weekends while in school
      how many hours a week
      days off lunch break
      turnos medio tiempo noche
      only available mornings
      12 hour shifts
      do i have to work holidays weekends
      work around my school schedule
      what hours would i work
      evening jobs
      is it full time
      are there overnight jobs
      can i choose my schedule
      what hours would i be working
      are there day shifts
      work just saturdays
      how many days a week
      can i work part time
      is there night work
      weekend work
      what is the schedule
      set schedule
      work from 9 to 2
      third shift
      only work days
      can i work mornings only`,
  },
  requirements: {
    words:
      'degree diploma ged experience qualifications cna requisitos require required requirement age',
    asks: `
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
      how old do i need to be to apply`,
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
      what do you expect from staff`,
  },
  training: {
    words: 'training train trained cpr orientation promotion trainings certification',
    asks: `
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
      do new people get trained`,
  },
} satisfies Asks
