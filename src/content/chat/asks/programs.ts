import type { Asks } from '../topics.ts'

/** How people ask about state programs. */
export const programsAsks = {
  cost: {
    words:
      'cost costs price prices fee fees expensive afford affordable cheap copay owe free cuesta precio costo gratis payment payments pricing',
    asks: `
      how much do families pay for this
      do parents pay
      what is the price of your services
      does it cost anything
      how much does it cost
      cost price fees charge rates expensive affordable
      is it free
      do i have to pay
      how much do i pay for services
      who pays for services
      pay out of pocket private pay self pay
      sliding scale
      can we afford it
      cuanto cuesta precio costo es gratis
      is there a fee for your programs
      will we get a bill from you
      monthly charge payment
      does my family owe anything
      how expensive is supported living
      what are your rates
      how much is respite
      what will i have to pay each month
      do we have to pay out of our own pocket
      does it cost money
      how much would it be
      what do people pay
      what does respite supported living cost
      can i afford this
      do you charge
      do you bill families directly
      is this free for low income people
      how much money is it to have someone help my brother
      what would it cost to have staff
      how much is it`,
  },
  ecf: {
    words: 'ecf',
    asks: `
      ecf
      ecf choices
      employment and community first choices
      how do i get ecf
      sign up enroll ecf choices
      ecf groups group 4 group 5 group 6 group 7 group 8
      essential family supports
      comprehensive supports
      self referral to ecf
      que es ecf choices
      what does ecf pay for
      explain ecf
      how does ecf work
      sign up for the ecf program
      fill out the ecf self referral
      where do i apply for ecf
      who runs ecf
      ecf application`,
  },
  choices: {
    words:
      'elderly senior seniors grandmother grandfather aging ancianos abuela abuelo elder retired',
    asks: `
      older adults seniors elderly
      over 65 years old aging
      my grandmother grandfather needs care at home
      my elderly parent needs help
      nursing home or home care
      physical disability adult
      choices group 1 group 2 group 3
      area agency on aging
      senior care help for my aging dad mom
      personas mayores ancianos abuela
      my 72 year old father needs home care
      programs for elderly parents
      my mom is 80
      my parents are old and need care at home
      care for an old person
      my husband is 68 and had a stroke is there home care
      help for senior citizens
      home care for my elderly mother
      old age care
      my grandma needs someone
      care for older person at home
      send a helper for my old mother
      my mother is 77
      grandpa cannot live alone anymore
      my dad is getting old and needs care
      my grandmother fell and needs help at home`,
  },
  waivers: {
    words: 'waiver waivers 1915c cac hcbs',
    asks: `
      waiver waivers
      1915c hcbs waiver
      statewide waiver
      comprehensive aggregate cap cac waiver
      self determination waiver
      is the waiver open closed
      i am on the old waiver
      home and community based services waiver
      is the cac waiver taking new people
      will he lose the self determination waiver
      are waivers still open
      is my brothers waiver still good
      am i still on the waiver
      waiver services
      what waivers does tennessee have`,
  },
  'katie-beckett': {
    words: 'katie katy beckett becket',
    asks: `
      katie beckett
      katie becket part a part b
      child with disability parents make too much money for medicaid
      kids with complex medical needs parents income too high
      medicaid for my disabled child income
      katie beckett waiver apply
      too much income for medicaid but my kid is disabled
      we earn too much and our child is disabled`,
  },
  'family-support-program': {
    words: 'grant grants councils',
    asks: `
      family support program
      state family support program
      money for families not on a waiver
      family support grant funds
      local councils family support
      help for families without a waiver or choices
      are there grants for families
      money from the state for families`,
  },
  eligibility: {
    words: 'qualify qualifies eligible eligibility iq califica califico diagnosed criteria',
    asks: `
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
      adhd bipolar learning disability does that count`,
  },
  'waiting-list': {
    words: 'waitlist waiting espera spot spots slot slots vacancy',
    asks: `
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
      when will a place be free`,
  },
  appeals: {
    words:
      'appeal appeals denied denial deny reduced apelar apelacion rejected refused disagree challenge hearing unfair',
    asks: `
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
      how do i ask for a hearing`,
  },
} satisfies Asks
