import type { Asks } from '../topics.ts'

/** How people ask about rights, safety, and what is not right. */
export const concernsAsks = {
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
      who is allowed to decide for me
      can my guardian say no
      who picks my staff
      can i choose my caregiver
      do i need to be his conservator
      can i vote
      can my daughter have a boyfriend
      can residents date get married
      human rights committee
      can i say no to a service
      can i go out when i want
      can i quit my day program
      how do i stop services
      can i make my own decisions if i have a conservator
      i want a different staff do i get to pick
      can i get married have a baby
      can my mom make me
      do i have to take my medicine go to bed
      is sex allowed
      can my brother have a key
      who has the final say
      can i say no
      mis derechos
      can i pick the staff who work with me
      i am my own guardian can i decide where i live
      are staff allowed to hug clients
      what rights do people with disabilities have`,
  },
  'other-help': {
    words: 'rent homeless shelter utilities lawyer pathfinder pantry electric',
    asks: `
      food stamps help
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
      help with heating
      help for veterans
      do you know a lawyer
      i need help paying rent
      get help with utilities
      resources for disabled people
      help with addiction rehab
      need help with light bill and food
      i do not have a disability but i need assistance
      can you help me find a doctor
      where can i get a wheelchair ramp
      where do i get adult diapers
      i need a place to live not disabled
      unemployment
      ayuda con la renta y comida
      help with groceries`,
  },
  complaints: {
    words:
      'complaint complaints complain grievance unhappy rude queja dissatisfied manager supervisor late mistreated',
    asks: `
      upset with how the manager talked to me
      i am upset about how i was talked to
      the way the manager spoke to us was not ok
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
      bad experience
      who do i complain to
      i want to complain about a staff
      my staff is late
      i want to file a complaint about billing
      my staff person quit will i get a new one
      nobody returns my calls
      i called and no one picked up
      been waiting three weeks for a call back
      who is your boss i want to complain
      you never called me back and i am mad
      my worker keeps cancelling
      nadie me contesta el telefono
      your staff hung up on me
      i left three messages
      staff is always on the phone
      my staff does not cook good
      i want a new worker
      terrible service
      quiero poner una queja
      i want to speak to a manager
      i have a concern about my services
      i am mad nobody called me back
      your staff was rude to me on the phone
      what if staff does not show up`,
  },
  safety: {
    words: 'safety safely prevent protect seguridad restraints seclusion cameras',
    asks: `
      how do you keep people safe
      how do you keep my daughter safe
      how do you prevent abuse and neglect
      are your homes safe
      is it safe to live there
      is my brother safe with you
      what is your abuse and neglect policy
      do you report abuse to the state
      how many abuse reports did you have
      have you ever been sued
      has anyone been hurt in your care
      what are the signs of abuse
      do you use restraints or seclusion
      what happens in an emergency
      what do you do in an emergency
      do you have an emergency plan on call number
      do you have cameras in the homes
      who investigates when something happens
      are guns weapons allowed
      do you lock the doors at night
      fire drills smoke detectors
      do you screen your staff
      how do you know the staff are good
      how do you protect people
      can i trust your staff
      is there punishment
      que hacen para prevenir el abuso
      es seguro vivir ahi
      son seguras las casas
      what if there is a fire storm
      do you have rules about hitting
      what do you do about bullying
      what happens if someone gets hurt
      how do i know my brother will be safe
      do you check your workers out
      do you lock up knives
      are doors locked
      what about tornadoes
      narcan in the homes
      what happens when abuse is reported at your agency
      do you have to report every bruise
      what is a reportable incident
      how are injuries documented
      do you teach clients how to report abuse
      how do you screen for abusers when hiring
      has anyone died there
      is the neighborhood area safe
      tienen alarma contra incendios
      que hacen si hay una emergencia
      who do families call after hours in an emergency
      how do you respond to abuse allegations
      how do you prevent medication errors
      what do you do about bed bugs
      has the state ever cited you
      are visitors screened
      are your group homes safe
      how do you make sure nobody gets abused
      how do you make sure staff treat people well
      how is money kept safe
      do you make sure workers are kind`,
  },
} satisfies Asks
