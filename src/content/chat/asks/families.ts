import type { Asks } from '../topics.ts'

/** How families ask about help for themselves. */
export const familiesAsks = {
  'family-support': {
    words: 'familias caregiving',
    asks: `
      help for parents families caregivers
      i care for my son at home and need help
      support for family caregivers
      who helps families with forms
      help with paperwork ecf forms
      my parents are getting old and cannot care for my brother
      who will care for my son when i die
      tired exhausted parents
      we take care of our adult daughter
      ayuda para familias padres cuidadores
      older parents worried about the future of our son
      who can help us fill out the ecf forms
      support group for moms parents
      we care for our son at home
      help for me i take care of my sister
      family needs help with a disabled child at home
      what happens to my daughter when we are gone
      how do you help families
      help for mom and dad
      my wife and i are worn out caring for our son
      what do you do for families
      my family needs support
      we need help at home with our son
      support for parents of adults with disabilities
      my parents take care of me
      caring for my disabled adult brother by myself
      help for grandparents raising a disabled child
      overwhelmed at home with our sons care
      we cannot do this alone
      do you offer support for parents
      support for siblings
      help for caregivers
      my parents are getting old
      who takes care of my brother when my parents pass away
      my mom passed away and i need to find care for my brother
      my husband died and i need help with my son
      what happens to my son when i am gone
      training for families
      i am a parent and do not know where to turn
      i am at my wits end with my son
      i recently had a heart attack and cannot care for my son
      since dad died my sister has nobody to live with
      planning ahead for when we are gone
      who gets my disabled son if i die
      my wife passed now it is just me and my boy
      mom is in hospice and brother needs placement
      i am his only caregiver
      single mom of a disabled kid needs help
      my parents cannot care for me anymore
      what resources do you have for parents`,
  },
  respite: {
    words: 'respite break babysit babysitter sitter descanso burnout exhausted overwhelmed',
    asks: `
      necesito descanso de cuidar
      watch my son for a few hours
      respite care
      i need a break from caregiving
      someone to watch stay with my son while i am away
      babysitter sitter for my adult child
      weekend care short term care
      burned out caregiver burnout
      vacation care while we travel
      emergency respite
      i am exhausted and need a rest
      descanso cuidar respiro
      someone sit with my son for three hours on friday
      weekend respite for teen
      i have not had a day off in years caring for mom
      i need time off
      can you keep my son for a week
      someone to take care of him while i work
      need rest
      give me a break
      temporary care for my adult son
      someone to watch my brother while i am at work
      need a sitter
      time for myself
      need help so i can rest
      short breaks
      stay with my mom while i am gone
      necesito que cuiden a mi hijo unas horas
      can you watch my daughter this weekend
      somebody to stay with my husband saturday
      drop in care
      take a vacation and need care for my son
      someone to stay with him while i rest
      hours of care so i can go out
      someone to watch my son for a weekend
      give parents a break
      i need someone to stay with my son
      care for my daughter while i am in the hospital
      i am having surgery and need someone to care for my son
      soy mama y necesito un descanso
      respite for foster parents
      someone to stay with my daughter so we can go to a wedding
      overnight respite
      quien puede cuidar a mi hija un fin de semana
      i am so tired burned out
      i broke my leg and need someone to care for my daughter
      i am having a baby and need respite
      date night sitter
      cuidado de relevo
      a night off from my son
      i am exhausted caring for my mother
      i need a break before i lose my mind
      do you have respite`,
  },
  'paid-caregiver': {
    words: '',
    asks: `
      get paid to take care of my son mother
      paid family caregiver
      can family members be paid caregivers
      do you pay parents to care for their child
      paid for caring for my brother
      become my moms paid caregiver
      pagar por cuidar a mi familiar hijo
      can grandma get paid for watching him
      does the state pay me to care for my disabled son
      get paid for taking care of my child
      can i be paid as a family caregiver
      pay me to take care of my mom
      can my sister get paid to be my caregiver
      am i allowed to be paid for taking care of my own kid
      can my aunt be my paid worker
      family member as paid staff
      can my mom be my staff
      how do i get paid as a caregiver for my relative
      do i get money for looking after my daughter
      get money for taking care of my child
      paid to look after my mother
      can i get paid to care for my sister
      can my family be my caregiver and get paid
      pay family members
      do you pay relatives
      does tennessee pay moms to be the caregiver
      can i be paid for looking after my brother
      i quit my job to care for my son can i get paid
      me pagan por cuidar a mi hijo
      can the state pay me`,
  },
  'host-home': {
    words: 'spare',
    asks: `
      family homes where someone lives with a family
      open my home to someone
      become a family model provider
      become a host home
      take someone into my house and care for them
      foster parent for adults with disabilities
      be a caregiver in my own home
      how to be a family model home
      abrir mi casa
      spare room take in someone with a disability
      become a family model caregiver
      let someone live with me and care for them
      become a foster home for adults
      i want to be a host family
      have someone with a disability live in my home
      rent a room to someone with a disability
      person with disabilities move in with us
      take care of someone in our home
      how much do family model providers get paid
      can i have someone live with me
      i have an extra bedroom
      requirements to be a family model provider
      host home provider
      we have a spare bedroom and want to take someone in
      how do i become a family model home
      i want to foster an adult
      be a live in caregiver in my house`,
  },
} satisfies Asks
