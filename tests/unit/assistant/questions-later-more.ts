/** More questions written after the topics. */
export const askedLaterToo: Record<string, string> = {
  license: `
    are you licensed by the state
    do you have CARF accreditation
    does the state check on you
    are you guys accredited
    is your agency legit`,
  volunteering: `
    my church would like to help
    community service hours
    can high schoolers volunteer
    how can I volunteer with you
    I have free time and want to help people`,
  donate: `
    can i donate a couch
    do you take donations of furniture
    do you accept donations`,
  guardian: `
    can you get me legal guardianship
    do i have to do what my conservator says
    do I have a say in my plan
    power of attorney for my son
    I'm my brother's conservator
    do I have to have a conservator`,
  'other-help money': `
    i need help paying my light bill
    where do i apply for food stamps
    I need help with my electric bill`,
  'other-help': `
    i'm homeless
    do you know any food banks
    i need help finding a shelter
    who do you recommend for legal help
    I can't pay my rent
    can you recommend an attorney`,
  'openings jobs': `
    what positions are available right now
    any LPN jobs
    are u still hiring for dsp
    i'm looking for caregiver work
    need a job asap
    están contratando
    do you have any openings for DSPs
    what jobs do you have in Knoxville
    do you have cleaning jobs`,
  jobs: `
    how do I submit my application
    where do i find the application
    how do i apply to be a caregiver`,
  'apply-help jobs': `
    can i walk in and apply
    can I call to apply`,
  'jobs openings dsp': `
    i wanna be a dsp
    I want to become a DSP`,
  pay: `
    whats the hourly
    do you get paid for mileage
    is there a sign on bonus
    how often do you get paid
    what do DSPs get paid
    do you pay more for nights
    do you get raises
    how much do DSPs earn
    what's the starting wage
    ¿cuánto pagan por hora?
    what's the wage for night shift
    do you pay overtime`,
  'job-benefits': `
    do you offer dental
    how much vacation do you get
    do I get insurance if I work there
    do you give health insurance to employees
    do you offer paid holidays
    do you have a retirement plan
    how many vacation days`,
  'job-benefits training': `
    is there tuition help`,
  'shifts job-benefits': `
    do i have to work holidays`,
  shifts: `
    only available mornings
    12 hour shifts?
    what hours would I be working
    are there day shifts
    can i work just saturdays
    are there weekend only shifts
    is it part time
    could I work from 9 to 2`,
  requirements: `
    can a 17 year old work there
    i dont have a GED
    can i work with a suspended license
    is a car required
    do you hire 18 year olds
    do I need my CNA
    can I work with no experience
    do I have to be 21
    do I need a valid driver's license`,
  'background-check': `
    what if i fail a drug test
    how long does the background check take
    will my old DUI be a problem
    do i have to do fingerprints
    do you run background checks
    what does the background check look at`,
  'background-check requirements': `
    does a misdemeanor disqualify me
    can I get hired with a felony
    will a speeding ticket hurt my chances`,
  documents: `
    is a drivers license enough for ID
    do i need a cover letter
    can i send my resume as a google doc
    can i use a state id
    what do i need to bring to apply
    is a birth certificate ok
    what ID do I need to apply
    do you accept a photo of my ID
    do I have to upload my passport
    can I use my work permit`,
  'application-status': `
    no one called after my interview
    haven't heard back about the job
    how do i check my application
    can i reschedule my interview
    when will I hear about my application
    nobody has gotten back to me about the position
    when are interviews`,
  'application-status openings': `
    has the job been filled`,
  'application-status my-data': `
    i want to cancel my application`,
  dsp: `
    describe a typical day for a caregiver
    what's the job description
    what's expected of me as a caregiver
    what would I be doing as a DSP
    what are the duties`,
  'dsp requirements': `
    is the work physically hard`,
  'apply-help': `
    i have dyslexia can someone help me fill this out
    i can't type well, can i apply another way
    I need help filling out my application
    can you help me with my job application`,
  'apply-help supported-employment': `
    do you hire people with disabilities`,
  training: `
    how long is orientation
    will you teach me how to pass meds
    is training provided
    do you pay for CPR class
    do new people get trained`,
  'tenncare supported-living cost': `
    Is supported living covered by TennCare?`,
  'housemates complaints': `
    i dont get along with my housemate`,
  'medicine openings team': `
    do you have RNs on staff`,
  'respite family-support': `
    my wife and I are worn out caring for our son`,
  'host-home family': `
    I want to be a host family
    could a person with disabilities move in with us`,
  family: `
    what is a family model home`,
  'start referral-form': `
    is there paperwork to get services
    what information do you need for a referral`,
  'referral-form start': `
    need the referral paperwork`,
  'complaints guardian': `
    can i fire my staff and get another`,
  'complaints dsp': `
    my DSP doesnt do anything`,
  'about stories': `
    what's your story`,
  'address transportation': `
    can i take the bus to your office`,
  'privacy my-data': `
    who can read my messages`,
  'jobs openings requirements': `
    how can i get hired`,
  'jobs openings': `
    are you accepting applications
    how do people get a job with you`,
  'job-benefits shifts': `
    do part timers get pto`,
  'requirements training': `
    do i need CPR before i start`,
  'training requirements': `
    do you give training to people with no experience`,
  'cost respite': `
    How much would respite cost us?`,
  'tenncare choices': `
    what's the difference between TennCare and CHOICES`,
  'ecf eligibility': `
    what do i need for ecf`,
  'autism children': `
    help with an autistic toddler`,
  'skills daily-help': `
    my son wants to learn to do laundry`,
  'family-support other-help': `
    resources for caregivers`,
  'family-support respite': `
    i'm caring for my disabled adult brother by myself
    we are overwhelmed at home with our son's care`,
  'how-long waiting-list': `
    how long till we can start
    when could my brother begin`,
  'coordinator contact': `
    who do I contact about my support plan`,
  'area address': `
    do you have an office in Nashville`,
  'my-data application-status': `
    can you delete my application`,
  privacy: `
    is it private if I type here
    do other people see what I write here`,
  'about assistant': `
    who are you`,
  'jobs apply-help documents': `
    can I email my resume`,
  'application-status website-problem': `
    did my application go through`,
  'services start eligibility': `
    mi hija tiene discapacidad, ¿qué servicios hay?`,
  'cost contact': `
    does it cost anything to talk to you`,
  'choices family-support': `
    grandpa can't live alone anymore what can we do`,
  'moving change-provider': `
    can I transfer my services from Mississippi`,
  'supported-living family-support': `
    is there somewhere for my sister to live when mom can't care for her`,
  'daily-help choices': `
    my aunt needs someone to cook for her`,
  'money other-help': `
    can u help me with my bills`,
  'daily-help transportation': `
    will someone take me shopping`,
  'change-provider complaints': `
    we don't like our agency`,
  'visit events': `
    do you have open house`,
  'donate volunteering': `
    can my company sponsor an event`,
  'person assistant': `
    is anyone available to chat live`,
  'languages contact accessibility': `
    do you have a TTY`,
  'assistant person': `
    is there a human behind this`,
  'shifts openings': `
    do you need people on third shift`,
}
