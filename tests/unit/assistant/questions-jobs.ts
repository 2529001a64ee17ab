/** Questions about working here, by the topic that answers them. */
export const aboutJobs: Record<string, string> = {
  jobs: `
    How do I apply for a job?
    job
    jobs
    apply
    work
    employment
    i want to work for you
    how do i apply
    where do i send my resume
    how to aply for a job
    como aplico para un trabajo
    solicitar empleo
    can i apply online
    i want to be a caregiver at your company`,
  'openings jobs': `
    are you hiring
    what jobs are open
    do you have any job openings
    job opennings
    r u hiring
    any positions available
    i need a job
    looking for work
    hay trabajo
    busco trabajo
    do you have office jobs
    dsp jobs`,
  pay: `
    how much do you pay
    what is the pay
    salary
    how much does a dsp make
    hourly rate
    starting wage
    whats the pay rate for overnight
    cuanto pagan
    do you pay weekly
    how much money would i make`,
  'job-benefits': `
    what are the benefits
    do employees get health insurance
    do your jobs come with health insurance
    paid time off
    pto
    do you have a 401k
    do staff get vacation
    why should i work for you
    are holidays paid`,
  shifts: `
    what shifts do you have
    do you have part time jobs
    can i work nights
    weekend shifts
    full time or part time
    overnight jobs
    is the schedule flexible
    can i pick my hours at work
    second shift
    trabajo de noche`,
  requirements: `
    what experience do i need
    do i need a degree to work here
    do i need a drivers license
    how old do i have to be to work there
    can i work there with no experience
    do i need a high school diploma
    can felons work there
    qualifications for dsp
    do i need a car
    do i need to be cna`,
  'background-check': `
    do you do background checks
    background check
    do i have to get fingerprinted
    what shows up on the backround check
    do you drug test
    i have a record can i still get hired
    who pays for the background check
    will you call my last boss`,
  documents: `
    what documents do i need to apply
    what id do i need
    do i have to upload my social security card
    can i use my green card
    do i need a passport
    what papers do i need for the i-9
    do you use everify
    what file types can i upload for my resume
    how big can my resume file be`,
  'application-status': `
    i applied last week and did not hear back
    status of my application
    did you get my application
    when will i hear back
    how long until i get an interview
    check my aplication
    i already applied what happens next
    can i change my application after i sent it`,
  dsp: `
    what is a DSP
    what does a direct support professional do
    what would i do in this job
    what is the job like
    is the job hard
    what do caregivers do there`,
  'apply-help': `
    i need help applying
    can i apply by phone
    i dont have a resume
    can i apply without a computer
    do you make accommodations for applicants
    are you an equal opportunity employer
    i have trouble filling out the application
    can i apply in person`,
  training: `
    do you train new staff
    is training paid
    what training do i get
    do you teach cpr
    can i move up in the company
    orientation for new hires`,
}
