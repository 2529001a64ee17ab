/** Questions written after the topics, in other words. A key can name several topics. */
export const askedLater: Record<string, string> = {
  cost: `
    Is there a fee for your programs?
    does my family owe anything
    will we get a bill
    whats the monthly charge
    What will I have to pay each month?
    do we have to pay anything out of our own pocket
    Do you bill families directly?
    is any of this free for low income people
    how much money is it to have someone help my brother`,
  'cost supported-living': `
    how expensive is supported living`,
  tenncare: `
    does united healthcare cover this
    do u guys take amerigroup
    bluecare
    how to get medicaid for my disabled adult son
    which insurances do you work with
    can my son use his medicaid here
    can we use private insurance
    do you accept BlueCare Tennessee
    ¿aceptan Medicaid?
    what insurance plans are OK
    I only have Medicare, is that alright`,
  'tenncare respite': `
    does my health plan cover respite`,
  'tenncare cost': `
    i have no insurance`,
  ecf: `
    how do I sign up for the ECF program
    what does ecf pay for
    explain ecf to me like im 5
    what's employment and community first
    where do i fill out the ecf self referral
    tell me about employment and community first choices
    what's ECF CHOICES group 6`,
  'tenncare ecf choices': `
    difference between choices and ecf`,
  choices: `
    my 72 year old father had a fall and needs home care
    programs for elderly parents
    my husband is 68 and had a stroke, is there home care
    help for senior citizens
    My mother is 77, can you send a helper
    is there a program for adults with a physical disability`,
  waivers: `
    is the CAC waiver taking new people
    my nephew is on self determination will he lose it
    is my brother's waiver still good
    what waivers does tennessee have
    am I able to get on the self determination waiver`,
  'katie-beckett': `
    Katie Beckett Part A vs B
    too much income for medicaid but my kid is disabled
    katie becket application
    katie beckett eligibility
    how do i get katie beckett for my son`,
  'family-support-program other-help': `
    are there grants for families`,
  eligibility: `
    my sister is 30 with an IQ of 65 can she get help
    can you tell me if my daughter is eligible
    do I need an official diagnosis
    who qualifies for your program
    does my son's IQ matter`,
  'eligibility autism': `
    can a person with traumatic brain injury get services
    would my cousin with cerebral palsy qualify
    is dyslexia a disability you serve`,
  'eligibility services': `
    who do you help
    who are your services for`,
  'languages eligibility autism': `
    do you accept people who are deaf and have ID`,
  'waiting-list': `
    is there room for one more person
    how many people are waiting
    how far down the list are we
    do you have any vacancies for residents
    how long before my brother gets a slot
    are you full right now
    how do we get on the waiting list
    can I be put on a list
    how many months until a place opens up`,
  appeals: `
    tenncare turned us down what now
    how do I fight a denial letter
    my personal assistance hours got reduced
    our request was rejected
    they took away my sons services, can I challenge that
    medicaid denied my daughter
    tenncare ended my services`,
  children: `
    do you work with teens
    is there something for a 6 yr old
    my teen has a disability
    youth programs
    can a 12 year old get services
    Do you take kids under five?
    my girl is nine and has special needs`,
  'children autism': `
    my 3 year old isn't talking`,
  'children community': `
    after high school programs
    services after graduation`,
  autism: `
    my nephew is on the spectrum
    what about someone with Down's
    my boy has autism and doesn't speak
    do you specialize in autism
    my grandson has asperger's`,
  'autism eligibility': `
    do you serve adults with spina bifida
    what about people with fetal alcohol syndrome`,
  behavior: `
    my son has pica and hits walls what can you do
    do you have a psychologist
    my daughter has bipolar and ID
    he throws things when angry, will you still take him
    mental illness
    my son bangs doors and screams, do you have behavior help
    psychiatric services
    he bites people when he's upset, can you work with that
    therapy for my daughter`,
  moving: `
    we're relocating from Ohio in June
    can we bring our services with us from Virginia
    we just moved here from Michigan`,
  'supported-living': `
    I'd like to live in my own apartment with some help
    can my daughter get her own place
    do you run group homes
    my own home
    apartments for people with disabilities
    where do the people you support live
    i wanna live by myself
    I'm 25 and I want to move out
    is there a house my brother could live in
    I'd love to have my own front door`,
  'supported-living autism': `
    is there housing for adults with autism`,
  housemates: `
    will my son have to share a bedroom
    can I bring my dog
    who picks the roommates
    do I get my own bedroom
    can my best friend move in with me
    do residents get their own room
    can I choose my roommate
    will I have to live with strangers
    can I keep my cat`,
  'day-and-night': `
    are there awake overnight staff
    does somebody stay with him around the clock
    he cant be by himself at all is that ok
    are staff there when he sleeps
    24 hr staffing
    is somebody awake at night
    do you provide 24 hour supervision
    who watches him overnight
    do they leave people by themselves`,
  'daily-help': `
    can someone help me shower
    i need help keeping my house clean
    do staff cook for people
    somebody to help mom get dressed in the morning
    help making dinner
    housekeeping
    can a helper come to my house to cook and clean
    bathing assistance
    i need help taking a bath`,
  medicine: `
    will staff make sure he takes his pills
    my brother needs tube feeding
    who makes sure she gets her medication
    my daughter takes seizure medicine every day
    does your staff give injections
    do you handle medications
    someone to go with me to the dentist`,
  'medicine transportation': `
    does someone take her to doctor appointments
    who takes people to the doctor`,
  money: `
    can you be my rep payee
    if I get a job do I lose my disability check
    help with my budget
    help me save money
    do you help apply for SSI
    help with budgeting
    will my social security stop if I start working
    i need help with my checkbook`,
  community: `
    what is there to do all day
    does he get out of the house
    bowling and movies
    i want to make friends
    do people get to go to church on sunday
    what do you do for fun
    day hab
    are there groups i can hang out with
    special olympics
    adult day program
    what activities do you offer
    i have no friends
    stuff to do on weekdays
    want to play basketball`,
  'supported-employment': `
    I have cerebral palsy and would like to work
    my son is autistic and graduated, how can he find work
    can you get me a job i am slow
    jobs for special needs adults
    job training for my brother with down syndrome
    can you help adults with autism get hired somewhere
    my sister with an intellectual disability would like a paying job
    i got a disability and nobody will hire me
    does your agency do job coaching
    work program for disabled adults
    i am a self advocate looking for a job
    I'm autistic and I need a job
    can you find my daughter with special needs a job
    employment help for people with intellectual disabilities
    my brother is disabled but he wants to work at a store
    can you help someone with down syndrome work at a grocery store
    I have a learning disability and can't find work
    does your program include job coaches`,
  'supported-employment money': `
    i get disability but want to work part time`,
  transportation: `
    does the van have a wheelchair lift
    my son cant drive how will he get places
    can i get driven to work
    do you have wheelchair vans
    can you pick us up
    do you have a van
    can someone drive my sister to her class
    how does my son get to the day program`,
  'transportation skills': `
    can you teach me to ride the city bus`,
  skills: `
    teach cooking
    my daughter wants to learn to read better
    computer classes
    can you help me learn to use money and cook
    my son needs to learn to be independent
    cooking classes
    i want to learn to text and email
    can you teach my brother to be more independent`,
  'family-support': `
    we are older parents and worried about the future of our son
    who can help us fill out the ECF forms
    support group for moms
    help for mom and dad
    is there help for grandparents raising a disabled child`,
  respite: `
    can someone sit with my son for 3 hours on friday
    weekend respite for teen
    i havent had a day off in years caring for mom
    temporary care for my adult son
    i need someone to watch my brother while i'm at work
    necesito que cuiden a mi hijo unas horas
    do you do respite on weekends
    I need a few days off from caring for my daughter
    I need somebody to stay with my husband Saturday
    do you have drop in care`,
  'paid-caregiver': `
    can grandma get paid for watching him
    does the state pay me to care for my disabled son
    am i allowed to be paid for taking care of my own kid
    can my aunt be my paid worker
    can parents get paid to be caregivers
    do I get money for looking after my daughter`,
  'host-home': `
    i have a spare room and want to take in someone with a disability
    how can i become a family model caregiver
    i want to foster an adult`,
  start: `
    how do I get my brother into your program
    whats the process
    i'm a hospital discharge planner with a referral
    how do you become a client
    what do I do to get my daughter signed up
    i'd like to make a referral for a patient of mine
    cómo solicito servicios
    how do I refer a client
    we want to sign up, what's next
    what is the intake process like
    how do I get the ball rolling
    my doctor told me to contact you about services for my son`,
  'start contact': `
    who do i call to set up services`,
  'start ecf': `
    can I self refer`,
  'referral-form': `
    where can i download the form to refer
    do you have a referral packet
    can you email me a referral form
    Where's the doc for referrals`,
  'how-long': `
    how quickly can services begin
    how many weeks does it take
    how soon would services start`,
  'coordinator complaints': `
    my coordinator never calls who is it`,
  coordinator: `
    whats an ISC
    what's a support cordinator
    my case manager quit who do i call
    who's the person that makes my plan`,
  'change-provider': `
    our current agency is closing can you take over
    i need a new provider for my son
    i am not happy with my agency, can i switch
    thinking about leaving our current provider`,
  'visit hours': `
    can you visit on weekends
    can I drop by the office`,
  visit: `
    id like to see a house before we decide
    do you do tours
    can i come by and look
    are visitors allowed
    can we tour a home
    could we look at one of your homes`,
  complaints: `
    the aide keeps being late
    i need to report a problem with scheduling
    i'm unhappy with how i was treated on the phone
    how do I file a grievence
    i wanna complain about somebody
    who handles complaints
    i want to complain about my caregiver
    the staff was rude to my mother
    my worker is never on time
    i want to talk about poor service`,
  contact: `
    whats ur number
    can i text you
    are you on instagram`,
  'address contact': `
    where do i mail a letter
    where can I send mail`,
  person: `
    i would rather speak with a human being
    operator
    talk to an agent
    customer service
    I need to speak to a human
    ¿puedo hablar con alguien?
    can I just speak with somebody`,
  'person contact': `
    can somebody give me a call tomorrow
    please have someone call me`,
  hours: `
    do you close for thanksgiving
    r u open fri
    what time do you guys open up
    closed today?
    qué horario tienen
    are you open on Saturdays
    what are your office hours
    are you closed on Veterans Day
    how late are you open`,
  'hours visit': `
    what time can I come by`,
  address: `
    whats the zip code
    what building are you in
    is it near the highway
    where's the main office
    dónde queda la oficina
    how do I get to your office
    ¿dónde está la oficina?
    which street is the office on`,
  area: `
    do you go to Cookeville
    is johnson city in your area
    we live in sumner county
    do you offer services in Knox county
    how far from nashville do you serve
    do you serve Montgomery County
    is Bledsoe county covered
    do you serve people in Crossville
    how far do you travel`,
  languages: `
    anyone there who speaks kurdish
    necesito un interprete
    i need a spanish speaker
    can i get someone who knows sign language
    hablan español?
    do you have interpreters
    my parents speak Spanish only`,
  accessibility: `
    can i get this in large print
    i use voiceover
    i have low vision
    is your website screen reader friendly
    can I change the font size`,
  'website-problem': `
    the page is blank
    it says error 500
    your site keeps freezing
    my file wont upload
    the form won't submit
    the careers page isn't loading
    I pressed send and got an error`,
  'website-problem apply-help': `
    cant attach my resume`,
  'my-data privacy': `
    i want my info deleted
    do you track me
    is my ssn safe with you
    do you share my data with anyone
    erase everything about me
    do you keep my resume
    do you sell my information`,
  'privacy assistant': `
    is this conversation recorded`,
  assistant: `
    am i chatting with AI
    what topics do you know
    are u real
    can you help me with something
    are you a bot`,
  events: `
    when's the next picnic
    is there a halloween party
    anything fun coming up
    dance
    what's the next event
    any parties this month`,
  team: `
    who is the executive director
    who is your boss
    who runs this agency
    who is the head of the company`,
  'team about': `
    how many people work there`,
  stories: `
    do you have good reviews
    i'd like to tell my story
    can I read what others say
    where can I read reviews
    do you have any success stories`,
  'about license': `
    are you a nonprofit`,
  about: `
    how long have you been in business
    what does poplar stand for
    what is your mission statement
    what do you stand for`,
}
