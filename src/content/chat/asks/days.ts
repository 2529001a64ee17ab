import type { Asks } from '../topics.ts'

/** How people ask about their days. */
export const daysAsks = {
  community: {
    words:
      'activities bowling movies church outings club clubs recreation hobbies fun bored amigos actividades sports outing trips olympics swimming basketball weekdays',
    asks: `
      do you have activities
      go to church
      join a club
      go bowling to the movies
      what do people do all day
      play sports
      socialize
      community engagement
      day program day center adult day
      activities things to do for fun
      what can i do during the day
      outings trips going out places
      clubs church worship sports music art
      bored at home lonely make friends meet people
      social group recreation
      classes and volunteering for adults with disabilities
      actividades programa de dia salir amigos
      what is there to do all day
      does he get out of the house
      make friends
      go to church on sunday
      do you go on trips
      things to do with other people
      my son is lonely
      do you do fun stuff
      get out more
      day services
      adult day care
      what do you do for fun
      day hab
      groups i can hang out with
      special olympics
      get my brother out of the house
      meet new people
      go places
      day activities for adults
      my daughter is bored
      what kind of activities are there
      social activities
      stuff to do on weekdays
      play basketball
      things to do in the daytime
      where can i meet friends
      what do people do during the day
      i want to make friends
      do you have a day center day program
      can i go bowling movies church with staff
      do you do outings
      what activities do you have
      i am bored
      i am lonely and want friends
      social groups
      go on trips vacation
      sports special olympics
      quiero hacer amigos
      i sit home all day is there stuff to do
      clubs or hangouts for adults with disabilities
      church gym bowling park zoo library movies shopping mall
      i want to join a team play basketball
      im lonely do you have clubs
      what does my son do while i work
      go out to eat
      day hab dayhab
      make new friends meet people girlfriend
      i do not like my day program
      i have no friends
      what do clients do all day
      what does my son do all day
      dan comida en el programa`,
  },
  'supported-employment': {
    words: 'coach coaching vocational rehabilitation discapacidad advocate',
    asks: `
      i use a wheelchair and want a job
      my son with a disability wants a job
      find a job for my daughter with special needs
      jobs for autistic adults
      special ed student wants to work
      i have autism can i get a job
      get my disabled son a job
      help clients find work
      job help for people you support
      i have a disability and want a job
      supported employment
      job coach coaching
      help my son with autism find a job
      work for people with disabilities
      help people you support get jobs
      disabled and looking for work
      my daughter with down syndrome wants to work
      can someone with intellectual disability have a job
      vocational rehabilitation
      i am in a wheelchair and want to work
      i get ssi and want a job
      discapacidad quiero trabajar empleo con apoyo
      i have cerebral palsy and would like to work
      my autistic son graduated how can he find work
      job for someone who is slow
      jobs for special needs adults
      i get disability but want to work part time
      job training for my brother with down syndrome
      disabled person needs a job
      employment for people with disabilities
      employment services for my daughter with a disability
      help me get a job i have a disability
      my son with special needs needs a job
      what jobs can a person with autism do
      how can my client get a job
      help adults with autism get hired somewhere
      intellectual disability would like a paying job
      i got a disability and nobody will hire me
      do you do job coaching
      work program for disabled adults
      self advocate looking for a job
      i am disabled and want to work
      can disabled people work
      job placement for people with disabilities
      help finding a job with a disability
      my brother has a disability and wants to work
      employment support
      will you help me get a job i have autism
      i am special needs and need a job
      help someone with down syndrome work at a grocery store
      learning disability and cannot find work
      do you have job coaches
      help me keep my job i have a disability
      work with special needs
      i want a job and have a disability
      help my daughter find a job
      can you help me get a job at a store
      what is vocational rehab
      quiero un trabajo y tengo una discapacidad
      my son wants to work
      jobs for people with disabilities
      i have down syndrome and i want to work
      i want to work at kroger walmart can someone help me
      my daughter wants her first job
      job coaching
      nobody will hire me because of my disability
      help me keep my job
      get a paycheck of my own
      job training for adults with disabilities
      mi hijo quiere trabajar
      ayudan a personas con discapacidad a encontrar trabajo`,
  },
  transportation: {
    words: 'ride rides transportation bus van lift transporte uber',
    asks: `
      can you pick up my son
      pick me up and take me home
      who will drive
      ride rides transportation transport
      do you pick people up drive me
      how do i get to my activities work
      bus van wheelchair van
      i do not drive have no car
      learn to ride the bus
      take me to my appointments
      transporte llevar recoger
      does the van have a wheelchair lift
      my son cannot drive how will he get places
      get a ride to work
      do you provide transportation
      need a ride
      come get me
      get driven to work
      do you have wheelchair vans
      can you pick us up
      how would i get there i do not have a ride
      who takes me to the store
      travel to appointments
      do staff drive people
      how does my son get to the day program
      how will she get there
      who brings him home
      can you pick up my daughter
      do you drive people
      is there a van bus
      rides to work church appointments
      do you pick people up
      how do people get around
      wheelchair van
      my mom cannot drive do you have rides
      can somebody drive me to my job
      how will my son get to the program
      dan transporte
      who drives
      do you take people to work school
      is there a pick up
      how will i get to work
      how do i get to the program
      can someone drive my sister to her class`,
  },
  skills: {
    words: 'skills learn teach class classes lessons aprender independence reading writing',
    asks: `
      will he learn to ride the bus alone
      learn how to take the bus
      learn to use a stove
      learn skills life skills
      personal development
      learn to cook clean read use a phone computer
      independent living skills training
      teach my son daughter
      staying safe online class
      speak up in my meetings self advocacy
      goals classes for adults
      relationships dating classes
      aprender habilidades clases
      my daughter wants to learn to read better
      teach cooking
      computer classes
      learn how to live on my own
      what can i learn
      learn about money
      help me learn
      learn to use money and cook
      needs to learn to be independent
      teach independence
      skills training
      teach me things
      learn new things
      learn to text and email
      be more independent
      help my son grow
      can you help me use my ipad tablet computer phone
      technology enabling technology
      learn to read write
      learn to cook
      teach me about money
      classes on safety healthy relationships dating
      teach my son to be more independent
      do you have classes
      i want to learn to use the stove
      can you teach my son to ride the bus
      teach me to count money tell time
      i want to learn to drive
      learn computers internet
      quiero aprender a leer cocinar
      speech communication device
      go to college
      can you help me learn to manage my own apartment
      do you tutor`,
  },
} satisfies Asks
