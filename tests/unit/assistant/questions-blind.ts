/** Questions of visitors, written without knowing what is answered. A key can name several topics. */
export const askedBlind: Record<string, string> = {
  cost: `
    will this cost me anything out of pocket
    how much would I pay every month for supports
    do parents have to pay for their adult child's services
    cuanto cuesta el servicio`,
  'cost tenncare': `
    is it free if you have TennCare`,
  tenncare: `
    what insurance plans do you accept
    my daughter has BlueCare, can she use you
    do you work with Wellpoint members`,
  ecf: `
    explain ECF to me in simple words
    what do you get with employment and community first`,
  'ecf eligibility': `
    how do I enroll my son in ECF CHOICES`,
  choices: `
    my grandmother needs help at home, is there a program for seniors
    program for someone paralyzed who is not intellectually disabled`,
  waivers: `
    what is the 1915c waiver and is it open
    can my brother still get on the statewide waiver`,
  'katie-beckett': `
    my child is very sick but we make too much for Medicaid
    do you know anything about Katie Becket`,
  'family-support-program': `
    I heard the state gives families money for small needs
    family support grant for things like ramps and respite`,
  eligibility: `
    does my son qualify for services
    what IQ score do you need
    is ADHD enough to get help`,
  'waiting-list': `
    how many years will we wait
    where is my son on the list
    is there a wait to get ECF`,
  appeals: `
    they turned us down, what can we do
    my hours were reduced and I disagree
    how do I fight a TennCare denial`,
  children: `
    my baby was just diagnosed, what help is there
    services for a 6 year old
    do you work with toddlers`,
  autism: `
    do you take adults on the spectrum
    help for my autistic teenager
    my niece has Down syndrome, do you support her
    ayudan a personas con autismo`,
  behavior: `
    my son has outbursts and breaks things, can your staff deal with that
    do you have a behavior analyst
    can someone with schizophrenia get support from you`,
  moving: `
    we are relocating from Georgia, do services transfer
    my waiver is in Alabama, can I bring it to Tennessee`,
  'supported-living': `
    I want to live in my own apartment with help
    can my daughter rent her own place with staff
    what does supported living look like`,
  housemates: `
    do I get to pick my roommate
    can I live with my best friend
    how many people share a house`,
  'day-and-night': `
    is someone there all night
    do you have 24 7 staff`,
  'daily-help': `
    can someone help my mom shower and dress
    do aides do laundry and cleaning
    who does the cooking`,
  medicine: `
    can staff give my son his pills
    do you have nurses for insulin
    who takes her to the doctor`,
  money: `
    will he lose SSI if he gets services
    can you help manage her bank account
    do you do payee services`,
  community: `
    what activities are there during the day
    do you have a day center
    my sister sits at home all day, is there something for her to do`,
  'supported-employment': `
    I have Down syndrome and want a job
    can you help my son find a job at a store
    job coach for my brother`,
  transportation: `
    do you pick people up
    can I get a ride to my doctor
    will someone drive him to work`,
  skills: `
    can you teach my son to cook and do laundry
    classes to be more independent
    will he learn how to ride the bus`,
  'family-support respite': `
    what help can my family get at home`,
  'family-support': `
    support for parents of disabled adults`,
  respite: `
    I need a break from caring for my son
    can someone stay with my daughter for a weekend
    short term care while we travel
    necesito descanso de cuidar a mi hijo`,
  'paid-caregiver': `
    can I get paid for taking care of my disabled sister
    does the state pay moms to be caregivers
    can my aunt be my paid staff`,
  'host-home': `
    how do I become a family model provider
    I have a spare room and want to take in someone`,
  'family host-home': `
    what is family model`,
  family: `
    living with a host family instead of a group home`,
  start: `
    how do we get started
    first step to get services for my brother
    how do I sign up my mother`,
  'referral-form': `
    where do I download the referral`,
  'referral-form start': `
    I'm a hospital social worker with a patient to refer
    how do I send you a referral`,
  'how-long': `
    how soon could you start
    how long from referral to services`,
  coordinator: `
    I need to reach my support coordinator
    who is the MCO care coordinator`,
  'change-provider': `
    we are not happy with our agency, can we switch to you
    how do I transfer my services to your company`,
  guardian: `
    do I need conservatorship of my son
    who makes the decisions for my brother
    can my daughter make her own choices`,
  'other-help': `
    you can't help me, who else can I call
    do you know who helps with rent`,
  complaints: `
    I want to file a complaint
    I am upset with how the manager talked to me
    who do I tell when services are bad`,
  safety: `
    how do you make sure nobody gets hurt
    what do you do to prevent abuse`,
  visit: `
    can we come see a home
    do you give tours`,
  about: `
    tell me about your company
    who owns this agency
    how long have you been around`,
  license: `
    are you licensed by the state
    what is your license number`,
  team: `
    who runs the place
    can I meet the staff`,
  events: `
    what events are coming up
    is there a picnic this summer`,
  stories: `
    do you have reviews from families
    how can I share my story`,
  volunteering: `
    can I help out as a volunteer
    my youth group wants to volunteer`,
  donate: `
    can I give money
    do you accept wheelchairs as donations`,
  'person contact': `
    I want to talk to somebody`,
  person: `
    is there a human I can speak with`,
  hours: `
    are you open on Sundays
    what time does the office close
    are you open on July 4th
    a que hora abren`,
  address: `
    what street are you on
    how do I find your office`,
  area: `
    do you cover Rutherford County
    do you work in Chattanooga`,
  languages: `
    do you have anybody who speaks Spanish
    I am deaf, do you have an interpreter
    hablan espanol`,
  accessibility: `
    does your site work with a screen reader
    can I make the letters bigger`,
  'website-problem': `
    the send button doesn't do anything
    your page will not load on my phone`,
  'my-data': `
    please delete my information`,
  'my-data privacy': `
    what do you do with my data`,
  privacy: `
    do you keep my medical information private`,
  assistant: `
    am I chatting with a computer
    are you AI`,
  openings: `
    what jobs do you have right now
    any openings for nurses
    are you hiring drivers`,
  pay: `
    how much do DSPs make
    what's the starting wage`,
  'job-benefits': `
    do you offer health insurance to workers
    is there paid vacation`,
  shifts: `
    do you have night shifts
    can I work only weekends`,
  requirements: `
    do I need a high school diploma
    can I work there at 18 with no experience
    do I need a driver's license`,
  'background-check': `
    do you run a background check
    will a misdemeanor keep me from the job
    is there a drug test`,
  documents: `
    what do I need to upload
    do I need a copy of my social security card`,
  'application-status': `
    I applied two weeks ago and heard nothing
    did you get my application`,
  dsp: `
    what does a direct support professional do
    what is a typical day for a DSP`,
  'apply-help': `
    I don't have a resume, can I still apply
    can someone help me fill in the job application`,
  training: `
    is training paid
    do you teach me what to do`,
  jobs: `
    how do I apply
    where do I send my resume
    como aplico para el trabajo`,
  contact: `
    what's your phone number
    how can I email you`,
  services: `
    what do you do for people
    what kinds of help do you have`,
}
