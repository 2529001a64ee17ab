/** Questions about services and programs, by the topic that answers them. A key can name two topics. */
export const aboutServices: Record<string, string> = {
  services: `
    What services do you offer?
    services
    what do you do for people
    what kind of help do you have
    wat servises do u have
    what programs are there for adults with disabilities
    que servicios ofrecen
    tell me what you guys can do for my adult daughter with down syndrome`,
  tenncare: `
    What is TennCare CHOICES?
    tenncare
    medicaid
    do you take medicaid
    do you accept tenn care
    tencare
    insurance
    do you take private insurance
    do u take blue cross
    is my insurance accepted
    does medicare pay for this
    aceptan tenncare
    aceptan mi seguro medico`,
  ecf: `
    what is ECF
    ecf choices
    How do I get on ECF CHOICES?
    employment and community first
    how to sign up for ecf choises
    what are the ecf groups
    group 4 essential family supports
    how do i do the self referral for ecf`,
  choices: `
    what is choices for seniors
    my grandmother is 80 and needs help at home
    programs for people over 65
    help for older adults
    I have a physical disability and i am 40 is there a program
    nursing home or stay at home for my dad`,
  waivers: `
    what is the 1915c waiver
    is the statewide waiver open
    can i get on the waiver
    self determination waiver
    what happens to people on the old waiver
    CAC waiver`,
  'katie-beckett': `
    katie beckett
    what is the katie becket program
    my child is disabled but we make too much money for medicaid
    katy beckett part b
    help for kids with medical needs whose parents earn too much`,
  'family-support-program': `
    state family support program
    is there money for families not on a waiver
    what is the family support program run by local councils
    family support grant`,
  family: `
    What is Family Model Residential Support?
    family model
    residential
    family
    what does family model mean
    can my brother live with a host family
    how does community living supports family model work
    is it like foster care for adults`,
  cost: `
    how much does it cost
    what does it cost
    cost
    is it free
    price
    do i have to pay
    how much do families pay
    whats the price of your services
    cuanto cuesta
    can i pay out of pocket
    do you have a sliding scale
    who pays for services`,
  eligibility: `
    who can get services
    do i qualify
    am i eligible
    who is eligible for services
    how do I know if my son qualifies
    what disabilities do you serve
    does my sister qualfy
    is there an iq limit
    requirements to get services
    quien califica`,
  'waiting-list': `
    is there a waiting list
    how long is the wait list
    waitlist
    are there openings for new people right now
    do you have any spots
    hay lista de espera
    how long do we wait for ecf
    when will my son get off the waiting list`,
  appeals: `
    i was denied
    tenncare said no can i appeal
    how do i appeal
    my services got cut how do i fight it
    they denied my sons ecf application
    who can help me with an appeal for free
    my hours of service were reduced`,
  'supported-living': `
    supported living
    i want my own apartment
    I want my own place
    can i live on my own
    what is supported living
    i want to move out of my parents house
    do you have houses
    do you have a group home
    can you help my son live by himself
    a place of my own
    quiero vivir solo
    i want to rent a house with help
    where would my brother live`,
  housemates: `
    can i choose who i live with
    will i have a roommate
    can i pick my housemates
    do i have to share a room
    can me and my friend live together
    can my wife live with me`,
  'day-and-night': `
    is there staff at night
    do you have 24 hour care
    is someone there all the time
    overnight support for my brother
    do staff stay all night
    24/7 help`,
  'daily-help': `
    do you help with cooking
    can staff help me take a bath
    help with cleaning and laundry
    who helps with meals
    can you help with shopping
    personal care at home
    do you help with getting dressed`,
  medicine: `
    can staff help with medicine
    do you have nurses
    who gives my meds
    can you handle a feeding tube
    my son takes insulin can staff do that
    does someone go to the doctor with me`,
  money: `
    can you help me with my money
    help paying bills
    do you help with SSI
    will i lose my ssi if i work
    help with budget
    how do i apply for social security disability
    can i get a payee`,
  community: `
    what can i do during the day
    day program
    do you have activities
    community engagement
    things to do for fun
    do you take people out to places
    can i go to church
    sports and music for adults with disabilities
    i am bored at home all day
    actividades para adultos
    can i join a club`,
  'supported-employment': `
    I have a disability and want a job
    can you help my son find a job he has autism
    i want to work i have down syndrome
    supported employment
    job coach
    help people with disabilities get jobs
    my daughter wants a job she is in special ed
    do you help clients find work
    can someone with an intellectual disability work
    i am disabled and looking for work
    job help for people you support
    vocational rehabilitation
    tengo una discapacidad y quiero trabajar
    i use a wheelchair and i want a job`,
  transportation: `
    do you give rides
    transportation
    how will i get to work i dont drive
    can you pick up my son
    do you have a bus
    who drives me to my activities
    can i learn to ride the bus
    transporte`,
  skills: `
    can i learn to cook
    life skills
    classes for adults
    personal development
    teach my son to use a phone
    help learning to read
    can you help me speak up at my meetings
    independent living skills training`,
  'family-support': `
    help for parents
    i take care of my son at home and need help
    family support
    support for caregivers
    who helps families with forms
    we are a family caring for our adult daughter what help is there
    my mom is getting old and cant take care of my brother`,
  respite: `
    respite
    do you have respite care
    i need a break from caregiving
    respit care
    can someone watch my son for the weekend
    who can stay with my daughter while i go to the doctor
    necesito descanso de cuidar a mi hijo
    burned out mom needs a break
    babysitter for my adult son
    short term care while we travel`,
  'paid-caregiver': `
    can i get paid to take care of my son
    can family members be paid caregivers
    i want to be my moms paid caregiver
    do you pay parents to care for their child
    get paid for caring for my brother
    pueden pagarme por cuidar a mi hijo`,
  'host-home': `
    how do i become a host home
    i want to open my home to someone
    become a family model provider
    can someone live in my house and i take care of them
    how to be a foster parent for adults with disabilities`,
  children: `
    do you serve children
    help for kids
    do you take kids
    my son is 8
    what ages do you serve
    my child is 5 and has a disability
    how old do you have to be
    is there a program for toddlers
    ayuda para niños
    my daughter is turning 18
    services for teenagers`,
  autism: `
    do you help people with autism
    autism
    my son has autism
    autisum
    my brother has down syndrome
    do you work with cerebral palsy
    do you take people with asperger
    mi hijo tiene autismo
    autistic adult services
    my daughter has fragile x`,
  behavior: `
    my son has bad behaviors
    behavior support
    do you help with mental health
    my brother has meltdowns
    do you accept people with behavior problems
    autism and aggression will you take him
    do you have counseling`,
}
