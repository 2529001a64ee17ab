/** Questions about starting, the office and the website, by the topic that answers them. */
export const aboutOffice: Record<string, string> = {
  start: `
    how do I start
    how do i get started with services
    how do i sign up my son
    i want to refer someone
    how do i make a referral
    how do i apply for services
    refer a client
    whats the intake process
    how do we enroll
    referral process
    i am a social worker and want to refer a person
    what is the first step
    como empiezo
    como refiero a alguien`,
  'referral-form': `
    where is the referral form
    referral form
    download referral form
    referal form pdf
    can i get the form by fax
    i cant open the referral form
    formulario de referencia`,
  'how-long': `
    how long does it take to start services
    how soon can my son start
    how long does intake take
    when can we begin
    how fast can you start`,
  coordinator: `
    what is a support coordinator
    who is my support coordinator
    how do i get a case manager
    what does the ISC do
    who is my case worker`,
  'change-provider': `
    can i switch to you from another provider
    i want to change providers
    my brother is unhappy with his agency can he come to you
    transfer from another company
    how do i change agencies`,
  moving: `
    we are moving to tennessee
    moving from georgia can we keep our services
    i live in kentucky can i get services
    does my waiver transfer from another state`,
  contact: `
    How do I contact you?
    contact
    reach
    whats your phone number
    email address
    how can i reach someone
    phone
    numero de telefono
    como los contacto
    do you have a fax number
    how do i send you a message`,
  'person contact': `
    can i talk to a person
    talk to a human
    i want to speak to someone
    let me talk to staff
    real person please
    call me
    can someone call me back
    quiero hablar con una persona
    i dont want to talk to a bot`,
  hours: `
    what are your hours
    are you open on saturday
    when are you open
    hours
    what time do you close
    open weekends?
    ours of operation
    a que hora abren
    are you closed on holidays
    are you open today`,
  address: `
    where are you located
    address
    directions to your office
    how do i get there
    where is your office
    is there parking
    donde estan
    adress
    what street are you on
    where do i go for my interview`,
  area: `
    what counties do you serve
    do you serve nashville
    are you in knoxville
    what area do you cover
    do you come to chattanooga
    do you have services near me
    which cities
    east tennessee
    do you cover rutherford county
    memphis?`,
  visit: `
    can i visit
    can i take a tour
    can we come see a home
    tour
    can we meet you first
    can my family visit my brother
    puedo visitar`,
  complaints: `
    i have a complaint
    how do i complain
    i am not happy with my services
    file a grievance
    who do i talk to about a problem with staff being late
    your staff was rude on the phone
    i want to speak to a manager
    tengo una queja
    complaint about my worker not showing up`,
  privacy: `
    How do you protect my privacy?
    privacy
    hipaa
    is this confidential
    is this chat private
    do you keep what i type
    who can see my information
    who sees this chat
    es privado`,
  'my-data privacy': `
    delete my information
    what do you store about me
    remove my data
    i want you to erase my application
    do you use cookies`,
  languages: `
    do you speak spanish
    habla español
    hablan espanol
    interpreter
    is there someone who speaks arabic
    sign language
    do you have an ASL interpreter for deaf people
    translate this page
    en español`,
  accessibility: `
    is the website accessible
    accessibility
    i am blind can i use this site
    screen reader
    the text is too small
    i cant read well
    is there an easy read version`,
  'website-problem': `
    the website is not working
    your site is broken
    i cant upload my file
    the button does nothing
    page wont load
    error when i send the form
    the upload failed`,
  events: `
    what events do you have
    events
    is there a party coming up
    when is the next event
    whats going on this month
    can i come to your events
    eventos`,
  team: `
    who works there
    who is on your team
    who is the director
    who are your staff
    who is in charge
    meet the team`,
  stories: `
    what do people say about you
    reviews
    testimonials
    how can i share my story
    i want to leave a review
    are families happy with you`,
  about: `
    who are you
    about you
    what is tulip poplar care
    what is your mission
    what are your values
    why are you called poplar
    tell me about your company`,
  license: `
    are you licensed
    are you accredited
    is this a real company
    what license do you have
    who inspects you
    who licenses you`,
  volunteering: `
    can i volunteer
    volunteer
    volunteering oportunities
    i want to help out for free
    i need service hours for school
    do you have internships
    quiero ser voluntario`,
  donate: `
    how do i donate
    can i give money
    donations
    do you accept clothes donations
    donar`,
  guardian: `
    do i need a guardian
    conservatorship
    how do i become my sons guardian
    i am his conservator
    what are my rights
    do i get to choose my own services`,
  'other-help': `
    can you help me with rent
    i need food stamps
    help with housing i do not have a disability
    where else can i get help
    do you know other agencies
    tennessee disability pathfinder
    i need a lawyer`,
  assistant: `
    are you a robot
    are you real
    what can i ask you
    what can you do
    who am i talking to
    is this a person`,
  greeting: `
    hi
    hello
    good morning
    hey there
    hola`,
  thanks: `
    thank you
    thanks so much
    ok thank you bye
    gracias`,
}
