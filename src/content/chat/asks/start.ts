import type { Asks } from '../topics.ts'

/** How people ask about starting services, and who to turn to. */
export const startAsks = {
  start: {
    words: 'refer enroll enrollment intake register inscribir signup join refers',
    asks: `
      how do i start get started begin services
      sign up my son daughter for services
      apply for services
      make a referral refer someone a client patient
      referral process intake process
      enroll enrollment register join your program
      first step next step what do i do first
      social worker case manager wants to refer
      request services for my brother
      como empiezo inscribir referir a alguien solicitar servicios
      how do i get my brother into your program
      what is the process
      hospital discharge planner with a referral
      who do i call to set up services
      self refer
      how do we get services
      get services for my son
      get help for my sister
      how does it work to get started
      i want to sign up
      how do i get in
      i have a client who needs services
      how do i apply for services
      how do you become a client
      get my daughter signed up
      make a referral for a patient of mine
      is there paperwork to get services
      how can we get help from you
      i need services
      how do i get services
      what are the steps
      get in your program
      como solicito servicios
      need help for my brother where do i begin
      i need help for my son
      get the ball rolling
      my doctor told me to contact you about services for my son
      what information do you need for a referral
      how do we begin
      how do i request help
      send a referral
      who do i send the referral to`,
  },
  'referral-form': {
    words: 'packet',
    asks: `
      referral form
      where do i find download the referral form
      referral form word pdf
      get the form by fax mail
      cannot open the referral form
      send back the referral form
      formulario de referencia
      download the form to refer
      referral packet paperwork
      form for referral
      where is the form
      need the referral paperwork
      where is the referral document
      fill out a referral
      is there a form to fill out for services
      where is the doc for referrals
      form for the referral download`,
  },
  'how-long': {
    words: 'quickly',
    asks: `
      how long does it take to start services
      how soon can my son start
      how long does intake take
      when can we begin services
      how fast can you start
      how many days weeks months until services begin
      cuanto tiempo tarda empezar
      how quickly can services begin
      how many weeks does it take
      when would he start
      how long before services start
      how long is the process
      how soon would services start
      when will services start
      how long until my services start
      when could my brother begin`,
  },
  coordinator: {
    words: 'coordinator isc caseworker coordinador cordinator',
    asks: `
      support coordinator
      who is my support coordinator
      case manager case worker caseworker
      independent support coordinator isc
      how do i get a coordinator
      mco health plan coordinator
      what does a support coordinator do
      coordinador de apoyo trabajador social
      who is it my coordinator
      what is an isc
      who plans my services
      my case manager
      what is a support cordinator
      my case manager quit who do i call
      how do i reach my support coordinator
      do i have a case manager
      who is in charge of my plan
      who do i contact about my support plan
      the person that makes my plan
      who makes my plan
      how do i find my coordinator`,
  },
  'change-provider': {
    words: 'switch transfer',
    asks: `
      change provider switch providers agency
      come to you from another agency company
      transfer from another provider
      not happy with our provider and want to switch
      move my brother to your agency
      leave my provider
      cambiar de proveedor agencia
      our current agency is closing can you take over
      need a new provider
      unhappy with current agency want to come to you
      leave our agency
      switch companies
      not happy with my agency can i switch
      can we change to your agency
      change companies
      how do i leave my current provider
      we do not like our agency
      tired of our current provider`,
  },
  guardian: {
    words: 'guardian guardianship conservator conservatorship rights derechos attorney',
    asks: `
      guardian guardianship
      conservator conservatorship
      what are my rights
      do i get to choose my own services staff
      who makes decisions
      power of attorney supported decision making
      become my sons guardian when he turns 18
      choose my staff ask for a woman man staff
      tutor legal mis derechos
      legal guardianship
      do i have to do what my conservator says
      can i make my own choices
      do i decide
      can i choose my own staff
      my rights as a person with disability
      do i have a say in my plan
      power of attorney for my son
      who gets to decide
      am i in charge of my life
      can my parents decide for me
      fire my staff and get another
      pick my own staff
      do i have to have a conservator
      who is allowed to decide for me`,
  },
  'other-help': {
    words: 'rent homeless shelter utilities lawyer pathfinder pantry electric',
    asks: `
      where else can i get help
      other agencies organizations resources
      help with rent housing food bills utilities
      i do not have a disability but need help
      homeless shelter food pantry
      lawyer legal aid
      tennessee disability pathfinder
      who else can i call
      adoption foster care child care
      otra ayuda renta comida abogado
      help paying my light bill
      i am homeless
      apply for food stamps
      help with rent
      need a place to stay tonight no home
      who can help me i am not disabled
      need food
      child care daycare
      adopt a child
      do you know any food banks
      help finding a shelter
      need a place to stay
      help with electric bill
      not for disability just need help
      legal help
      help with housing costs
      i cannot pay my rent
      help with my electric bill
      recommend an attorney
      where can i get free food
      help with heating`,
  },
  complaints: {
    words:
      'complaint complaints complain grievance unhappy rude queja dissatisfied manager supervisor late mistreated',
    asks: `
      complaint complain
      file a grievance
      i am not happy with my services staff
      problem with my worker late no show
      staff was rude
      speak to a manager supervisor
      bad service unhappy dissatisfied
      nobody called me back
      my staff did not come
      staff quit changes too often want a new worker
      queja quejarme
      the aide keeps being late
      problem with scheduling
      unhappy with how i was treated on the phone
      my worker did not show up
      i have a problem with my staff
      who do i tell about a problem
      talk to a supervisor manager
      my staff is always on the phone
      not satisfied
      i do not like my worker
      treated badly on the phone
      complain about somebody
      who handles complaints
      my dsp does not do anything
      my staff is lazy
      make a formal complaint
      report poor service
      my caregiver is always late
      staff did not show
      speak with supervisor
      not happy with the care
      my worker is never on time
      poor service
      nobody answers the phone
      i keep calling and nobody answers
      my staff never shows up
      bad experience`,
  },
} satisfies Asks
