import type { Asks } from '../topics.ts'

/** How people ask about jobs with us. */
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
      what kind of work do you have
      any jobs in smyrna nashville knoxville
      any overnight jobs
      do you have jobs near me
      i am looking for a job as a caregiver
      i need a job
      hit me up when there is a job
      do you have office jobs
      nurse jobs
      house manager job
      i am a cna looking for work
      estoy buscando empleo trabajo
      got any work in cookeville
      any house manager jobs
      who do you need right now for jobs
      hay trabajo de fin de semana
      you all hiring
      what jobs you got
      job openings in nashville
      they cut my hours at my job you hiring
      looking for work
      do you need caregivers nurses drivers cooks
      second job
      remote jobs work from home`,
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
      what is the pay for dsp
      starting pay for overnight
      do you pay weekly
      do you offer overtime
      mileage gas reimbursement
      is there a raise bonus sign on
      cuanto pagan por hora
      hazard pay
      how much an hour
      bonus for signing
      when is payday
      cuanto se gana
      do you pay overtime holiday pay
      is pay negotiable
      how much will i make
      hazard pay if a client hits
      do you do direct deposit
      my paycheck is wrong
      i never got paid for training`,
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
      is there life insurance for employees
      dental vision insurance for workers
      do employees get health insurance
      workers comp if i get hurt
      what if i get hurt at work
      sick days maternity leave
      pto paid time off vacation days
      do you have benefits
      do part timers get insurance
      sick leave
      tuition help school
      employee discount`,
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
      can i work mornings only
      weekend shifts available
      second shift openings
      is overnight awake
      can staff sleep on night shift
      do i have to work christmas
      live in shifts
      can i work nights only
      what is the schedule like
      i hate mornings got second shift
      how long are the shifts
      prn as needed weekends only
      can i pick my days
      double shifts
      do you have part time jobs work
      part time or full time
      do you have night jobs`,
  },
} satisfies Asks
