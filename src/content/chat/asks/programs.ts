import type { Asks } from '../topics.ts'

/** How people ask about state programs and what they cost. */
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
      how much is it
      how much does it cost to have someone come to the house
      is there a charge
      is it expensive
      what would this run me a month
      do we get a bill
      how do people pay for this
      can i pay cash out of pocket
      who covers the cost
      ballpark estimate how much per month week hour of help
      do i have to pay anything
      would i owe money
      tengo que pagar algo por los servicios
      cuanto sale
      how much you charge for
      what if we cannot pay
      is there financial help`,
  },
  ecf: {
    words: 'ecf',
    asks: `
      what does ecf stand for
      what do the letters ecf mean
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
      ecf application
      is ecf open right now
      difference between group 4 and group 5
      what group would my son be in
      what are the ecf groups
      how do i get on employment and community first
      who qualifies for ecf
      is ecf taking new people
      my brother has ecf
      what is the deal with ecf
      which ecf group has housing
      should my son do ecf
      tell me more about the ecf program
      he is on the ecf referral list
      what does group 6 get
      how can my daughter apply for ecf`,
  },
  choices: {
    words:
      'elderly senior seniors grandmother grandfather aging ancianos abuela abuelo elder retired',
    asks: `
      what is the difference between choices and ecf
      choices or ecf which one
      program for someone paralyzed
      physical disability only not intellectual
      help for a man with a spinal injury
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
      my grandmother fell and needs help at home
      is this a nursing home
      my mother is 75 and needs help at home
      my dad had a stroke and needs care at home
      my grandma has dementia alzheimers
      do you help old people
      choices for seniors
      adult with a physical disability in a wheelchair needs help at home
      my aunt broke her hip and needs a helper
      my granddad is 81
      my nana is old and needs a hand
      i have ms parkinsons and a physical disability
      is there anything for old folks
      i am 70
      my parents are in their 80s
      disabled from a stroke
      spinal cord injury paralyzed
      mi abuela necesita ayuda en casa
      who can get choices group 3
      choices group 1 2 3`,
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
      what waivers does tennessee have
      is the waiver closed
      can we still get the waiver
      how do i get on a waiver
      we have the statewide waiver
      medicaid waiver tennessee
      what happened to the old waivers
      can my sister still get on the medicaid waiver
      is the waiver still a thing
      did they close the waiver
      are the 1915 c waivers still accepting people`,
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
      we earn too much and our child is disabled
      katie beckett program for my child
      katie beckett for a 6 year old
      how do i apply for katie beckett
      our income is too high for medicaid and our daughter is disabled
      kid with complex medical needs we earn too much
      katie b application
      part b of katie beckett
      program for medically fragile child
      help for a disabled kid when parents earn too much
      we earn too much for medicaid and our child is disabled`,
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
      money from the state for families
      family support program money
      what is the family support program
      can the state give us money for equipment
      state grant that gives families a little money each year
      small yearly funds for families`,
  },
  moving: {
    words:
      'moving relocating relocate mudamos virginia georgia kentucky alabama ohio texas florida',
    asks: `
      moving to tennessee
      move from another state
      out of state transfer services
      do services transfer from georgia kentucky alabama
      i live in another state
      waiver from another state
      relocating to nashville knoxville
      relocating from ohio
      we live in another state now
      we are moving to tennessee from texas florida
      coming from out of state
      bring our services with us from virginia
      we live out of state
      if we move to tennessee can we get services
      thinking about moving there
      we are coming from another state
      do i lose services if i move
      transfer medicaid from another state
      coming from florida with a waiver
      we just moved here
      how do we get tennessee services if we live in georgia now
      military family moving`,
  },
} satisfies Asks
