import type { Asks } from '../topics.ts'

/** How people ask whether and when they can get services. */
export const eligibilityAsks = {
  eligibility: {
    words: 'qualify qualifies eligible eligibility iq califica califico diagnosed criteria',
    asks: `
      do we qualify
      would we qualify
      who can get services
      do i qualify
      does my son daughter brother sister qualify
      am i eligible eligibility
      who is eligible for services
      what disabilities do you serve
      which people do you support
      requirements to get services
      iq limit test score
      what diagnosis do i need
      quien califica califico requisitos
      who do you help
      my sister has a low iq can she get help
      can a person with brain injury get services
      do you accept people who
      who do you serve
      what do i need to get services
      is my brother able to get services
      which disabilities do you help
      do i need an official diagnosis
      who are your services for
      can you tell me if my daughter is eligible
      what kind of disability
      can anyone get services
      do you only serve people with intellectual disabilities
      does he meet the criteria
      can i get services without a diagnosis
      is dyslexia a disability you serve
      does my iq matter
      adhd bipolar learning disability does that count
      can he get services if he has a brain injury
      do i need proof of disability
      does he have to have a diagnosis
      can my son get in
      what conditions do you serve
      is my daughter able to get help from you
      what do you have to have to get help
      does my brother count
      is he disabled enough
      do you take people with mild disability
      what if i have no diagnosis
      what kind of people do you help
      do i have to live in tennessee to get services
      can immigrants undocumented get services
      que se necesita para recibir servicios
      who qualifies for your program services
      do you accept people who are deaf and have a disability
      can someone with a learning disability get your services
      can adults with epilepsy get services
      do you have to live in tennessee to get help`,
  },
  'waiting-list': {
    words: 'waitlist waiting espera spot spots slot slots vacancy',
    asks: `
      where is my son on the list
      where are we on the list
      our place on the list
      waiting list waitlist wait list
      how long is the wait
      how long is the list
      are there openings for new people
      do you have space spots room for my son
      are you taking new clients people
      referral list priority
      get off the waiting list
      when will it be our turn
      lista de espera cupo
      is there room for one more person
      how many people are waiting
      how far down the list are we
      how long to get a spot
      any open spots
      are you full
      do you have any openings for services
      how long until we get off the list
      do you have any vacancies for residents
      how long before my brother gets a slot
      is there a spot for my daughter
      how long would we wait
      can you take another person
      how long does it take to get ecf
      how long is the wait for housing
      is there an opening for my son
      how many months until a place opens up
      how many months is the list
      can i be put on a list
      when will a place be free
      any openings in your homes right now
      do you have room in a house
      do you have beds available
      are you accepting new people
      how long would my son wait
      is there a wait
      is there an opening in a home
      do you have space for one more
      how full are you
      got any openings for residential
      is the list long
      how many spots
      when will you have an opening
      is there a place for him right now
      any vacancy
      hay lugar cupo`,
  },
  appeals: {
    words:
      'appeal appeals denied denial deny reduced apelar apelacion rejected refused disagree challenge hearing unfair',
    asks: `
      tenncare said no what now
      tenncare said no to us
      medicaid turned us down what can we do
      i was denied
      tenncare said no
      appeal an appeal
      they denied my application for ecf
      my services were cut reduced ended
      they cut my hours of care
      fight the decision
      free legal help with appeal
      turned down for tenncare
      lost my tenncare medicaid coverage kicked off
      me negaron apelar apelacion
      fight a denial letter
      my hours got reduced
      what can i do if they said no
      lost my services
      our request was rejected
      they took away my sons services can i challenge that
      they cut our hours
      my benefits were stopped
      i disagree with the decision
      they stopped my services
      how do i ask for a hearing
      they said we do not qualify
      ecf said no what now
      my benefits got cut off
      how do i fight this decision
      tenncare turned us down
      they are cutting my sons hours
      they want to take away his services
      lost my appeal
      got a denial letter
      me cortaron los servicios el tenncare`,
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
      when could my brother begin
      how long does it take after the referral
      how soon can my brother start
      what is the timeline
      when could services start
      how many weeks from referral to first day
      how soon is the first day
      how long before someone calls me
      how long does everything take
      cuanto tardan`,
  },
} satisfies Asks
