/** Questions written in other words, before the topics were read. */
export const askedFresh = {
  about: `
    when did you start
    how big is your company
    what are your values
    what kind of company is this
    What makes your agency different?
    tell me about your organization
  `,
  accessibility: `
    is your building wheelchair accessible
    can the website read to me
    words are too tiny
    Does this site work with screen readers?
  `,
  address: `
    is there parking
  `,
  'address contact': `
    whats the adress
    can i get directions
    Where is your office located?
    what's your mailing address
  `,
  appeals: `
    i got denied by ecf what now
    they are cutting my sons hours
    My ECF application was denied, what are my options?
  `,
  'application-status': `
    did you get my aplication
    its been 10 days since i applied
    I applied last week and haven't heard anything
    has anyone looked at my application
  `,
  'apply-help': `
    can i bring a paper application
    i need help filling out the application because of my disability
    i cant read good can someone help me apply
    i don't have a computer, how can i apply
  `,
  area: `
    do you serve rutherford county
    what counties are you in
    is franklin too far
    Do you provide services in Knoxville?
    is sumner county in your service area
  `,
  assistant: `
    Are you a real person or a bot?
    are you AI
  `,
  autism: `
    my grandson is on the spectrum
    my nephew cant talk and has autism
    ayudan a personas con sindrome de down
    My daughter has Down syndrome, can you help her?
    is Asperger's covered
  `,
  'autism choices eligibility': `
    do you help people with cerebral palsy
  `,
  'background-check': `
    i have a felony can i get hired
    i got a dui will yall hire me
    Can I work there with a felony?
    how long does the background check take
  `,
  behavior: `
    son gets agressive sometimes
    he throws stuff when hes mad will you take him
    Do you offer counseling or mental health support?
    can my brother see a therapist there
  `,
  'change-provider': `
    i want to switch from another agency to you
    moving from another company to yours
    i'm with another agency and want to transfer
  `,
  'children eligibility': `
    do you serve kids
    what ages do you take
    atienden niños
    is there anything for my 4 yr old
    mi niña tiene 5 años, la aceptan
    What's the minimum age for services?
    do you offer anything for teenagers
    ¿ayudan a niños con discapacidades?
  `,
  'children start': `
    my son is graduating high school in may whats next
  `,
  'choices other-help': `
    my grandma has dementia
  `,
  'choices tenncare': `
    my mom is 72 and needs help at home, is there a tenncare program
    my granddad is 81 and wobbly, anything for him
    Is there a program for adults with physical disabilities?
  `,
  community: `
    what do people do during the day
    do you have a day center
  `,
  'community events': `
    i want to make freinds
    any clubs or hangouts for adults w disabilities
    What activities do you offer during the day?
    what do clients do all day
  `,
  complaints: `
    who do i complain to
    file a greivance
    quiero poner una queja
    yall never called me back and im mad
    I'm unhappy with my caregiver
  `,
  contact: `
    wats ur email
    What's your phone number?
    do you have an email
  `,
  'contact person': `
    ¿cuál es su número de teléfono?
  `,
  coordinator: `
    who is my support coordinator
    how do i change my case manager
    i dont know who my coordinator is
    How do I contact my support coordinator?
  `,
  cost: `
    how much does it cost to have someone come to the house
    what would i owe every month
    would i have to pay anything out of my own pocket
    do families get billed
    How much do your services cost?
    what's the price for respite or supported living
  `,
  'daily-help': `
    help with bathing and dressing
    someone to cook and clean for my mom
    can a helper come wash my hair and do dishes
    Can someone help my mother with bathing and dressing?
  `,
  'day-and-night': `
    does somebody sleep over at the house
    is someone awake at night with my son
  `,
  'day-and-night housemates': `
    how many people live in one house
  `,
  documents: `
    can i send a pic of my license
    what kind of ID is accepted
  `,
  donate: `
    can i donate
    i have a hospital bed to give away
    How can I make a donation?
  `,
  dsp: `
    what does a dsp do
    whats a direct support professional
    What are the responsibilities of a Direct Support Professional?
    what does a typical day look like for a DSP
  `,
  ecf: `
    what is ecf choices
    diference between group 4 and group 5
    which ecf group has housing
    Can you explain Employment and Community First CHOICES?
    how do i fill out the ecf self referral
  `,
  eligibility: `
    do i qualify
    what do u have to have to get help
    Who is eligible for your services?
  `,
  'eligibility autism': `
    do you work with people who have fetal alcohol syndrome
  `,
  events: `
    when is the next event
    can anyone come to your events
    when is the fall festival
    what events are coming up this month
  `,
  family: `
    difference between family model and supported living
  `,
  'family host-home': `
    what is family model
    host home provider
  `,
  'family-support': `
    do you offer support for parents
    What support do you have for family caregivers?
    we are aging parents and worried about our daughter's future
  `,
  'family-support-program': `
    the state grant that gives families a little money each year
    does the state have a family support program
  `,
  guardian: `
    can i choose my caregiver
    what rights do i have
    do i need to be his conservator
    i want a different staff, do i get to pick
    Can I pick the staff who work with me?
  `,
  'host-home': `
    how do i become a family model home
    How do I become a Family Model provider?
  `,
  hours: `
    are you open saturday
    are yall open on thanksgiving
    a que hora abren
    wat time u close
    hasta que hora estan abiertos
    ¿Cuál es su horario de oficina?
    when does your office close
    ¿abren los sábados?
  `,
  'hours address contact': `
    where are you and what time do you close
  `,
  housemates: `
    is my dog welcome
    Are pets allowed in the homes?
    how many roommates would i have
  `,
  'housemates supported-living': `
    can i bring my cat
  `,
  'how-long': `
    how many weeks from referral to first day
    how quickly can someone start services
  `,
  'job-benefits': `
    do you have benefits
    401k?
    do part timers get insurance
    do you have a 401k
  `,
  jobs: `
    how do i put in for a job
    where can i apply online
  `,
  'jobs documents': `
    how do i apply
    what do i need to upload
    what id do i need
    como aplico para el trabajo
  `,
  'jobs openings': `
    ¿Cómo puedo solicitar empleo?
  `,
}
