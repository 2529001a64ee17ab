/** Questions written in other words, before the topics were read. */
export const askedFreshToo = {
  'katie-beckett': `
    we make too much for medicaid but my child is disabled
    kid with complex medical needs, we earn too much
    How does the Katie Beckett program work?
  `,
  languages: `
    se habla español
    i sign, do you have asl
    ¿Tienen personal que hable español?
    do your staff know ASL
  `,
  license: `
    are you accredited
    u guys legit?
    Are you licensed by the state?
    what licenses do you hold
  `,
  medicine: `
    do you help with meds
    my sister has a feeding tube, can you help
    can your people do insulin
    my daughter has a trach
    Do your staff administer medication?
    my mom needs reminders for her pills
  `,
  'medicine transportation': `
    who takes me to the doctor
  `,
  money: `
    does working mess up my disability check
    how do i keep my ssi if i get a job
    Will working affect my SSI?
    who will manage my social security money
  `,
  moving: `
    coming from florida with a waiver
  `,
  'my-data': `
    How do I delete my personal information?
    what information do you keep about me
  `,
  'openings dsp': `
    looking for dsp work
  `,
  'openings shifts': `
    nite shift jobs?
  `,
  'openings shifts jobs': `
    are you hiring
    do you have part time work
    any overnite jobs
    got any work in cookeville
    who do you need right now for jobs
    Are there any openings near Murfreesboro?
    what jobs are available
    tienen vacantes
  `,
  'other-help': `
    help for veterans
    i dont have a disability but i need assistance
    Do you know of any food assistance programs?
    where can i get help with rent
  `,
  'paid-caregiver': `
    does tn pay moms to be the caregiver
    will you pay me to care for my mother
  `,
  pay: `
    how much do dsps make
    starting pay for overnight
    do u get a bonus for signing
    cuanto se gana
    How often do employees get paid?
  `,
  'person contact': `
    human please
    whats the phone number
    i want to speak with the manager
    quiero hablar con una persona
    can someone ring me tomorrow
    me pueden llamar
    let me talk to a live person
  `,
  'privacy my-data assistant': `
    is this chat private
    hipaa
    do my parents get told what i say
  `,
  'referral-form': `
    cant find the paperwork for referral
    Where can I download the referral form?
  `,
  'referral-form start': `
    im a support coordinator and want to refer someone
    can i refer my own brother
    who can send a referral
  `,
  'referral-form start waiting-list how-long': `
    how do i refer and how long does it take
  `,
  requirements: `
    do i need experience
    do i need a license to drive
    how old do i have to be to work there
    never done this before can i still work there
    im 19 no diploma
    Is a high school diploma required?
    do i need a car to work for you
    necesito experiencia para trabajar
  `,
  respite: `
    someone to watch my son for a weekend
    necesito un descanso, soy mama de un niño con autismo
    someone to stay w my daughter so we can go to a wedding
    caregiver burn out help
    quien puede cuidar a mi hija un fin de semana
    Who can watch my son while I'm at work?
    i need a nite off from my son pls
  `,
  safety: `
    how do you keep my daughter safe
    how do i know my brother will be safe
    what do you do to prevent abuse
  `,
  services: `
    what services do you have
    list of programs
    que servicios ofrecen
    what can i get from you
    What kinds of services do you provide?
    what programs do you have
  `,
  shifts: `
    can i work nights only
    Do you have part-time or weekend shifts?
    what shifts are available
  `,
  skills: `
    enabling technology
    can you teach my son to ride the bus
    Can you help me learn to cook for myself?
  `,
  'start how-long': `
    how do we get started
    first thing i should do for my adult daughter with a disability
    i work at a hospital and need to refer a patient
    How do I get started with services?
    my cuzin needs help how do i sign him up
    ¿Cómo empiezo a recibir servicios?
  `,
  'start referral-form': `
    how do i send a referral
  `,
  stories: `
    how can i leave a review
    Can I read reviews from families?
  `,
  'supported-employment': `
    help my son find work
    do you have supported employment
    quiero un trabajo, tengo una discapacidad
    i want to work at kroger can someone help me
    do u have job coaching
    Do you help people with disabilities find jobs?
    ¿Ayudan a personas con discapacidad a encontrar trabajo?
    can you help my son with autism get a part time job
  `,
  'supported-living': `
    can i get my own apartment
    what is supported living
    my own crib with help
    i am ready to leave my parents house
    What is supported living?
    Do you operate group homes?
    i want to live independently
  `,
  team: `
    who runs the company
    whos in charge over there
    Who is your executive director?
  `,
  tenncare: `
    do you accept medicaid
    aceptan medicaid
    we only have medicare will that work
    mi mama tiene medicaid, sirve aqui
    Do you accept TennCare?
    ¿Aceptan Medicaid?
    is TennCare the same as Medicaid
  `,
  'tenncare cost': `
    do u take blue cross
    we have united healthcare does that work
    does aetna cover any of this
  `,
  training: `
    do you train new people
    will you teach me everything
    Do you provide paid training?
  `,
  transportation: `
    how will my son get to the program
    dan transporte
    Do you provide transportation?
    i need a ride to wrk
    do you have a wheelchair van
  `,
  visit: `
    can we come look around before deciding
    can we see the place first
    Can I schedule a tour?
    ¿Puedo visitar una casa?
  `,
  volunteering: `
    can i volunteer
    internship for college students
    i need service hours for school
    can a high school student volunteer
  `,
  'waiting-list': `
    is the list long
    Is there a waitlist for housing?
  `,
  'waiting-list how-long': `
    how long is the waitlist
    how soon can my brother start
    cuanto es la lista de espera
    how long do people usually wait for a placement
  `,
  waivers: `
    is the statewide waiver still open
    self determination waiver
    can my sister still get on the medicaid waiver
    is the self determination waiver closed
  `,
  'website-problem': `
    my picture wont attach
    the submit button doesn't work
  `,
}
