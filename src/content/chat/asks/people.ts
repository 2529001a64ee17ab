import type { Asks } from '../topics.ts'

/** How people ask about who is supported, and families. */
export const peopleAsks = {
  children: {
    words:
      'child children kid kids toddler toddlers teen teens teenager teenagers preschool infant nino ninos youth youngster teenage kindergarten',
    asks: `
      program for toddlers
      my daughter is turning 18
      services for kids
      do you take kids
      how young
      do you serve children
      kids child toddler baby teenager teen
      my child has a disability
      my son is 8 years old
      my daughter is 5
      what ages do you serve
      how old do you have to be to get services
      age limit minimum age
      turning 18 21 aging out of school
      services for teenagers young adults
      early intervention preschool
      ninos hijo pequeno edad
      do you work with teens
      my 3 year old is not talking
      after high school programs
      he is in high school
      my baby has a disability
      my 10 year old
      my grandchild
      how old must he be
      do you have programs for young kids
      he is graduating from school
      is there something for a 6 yr old
      my teen has a disability
      youth programs
      do you help babies
      my son is in middle school
      is my child too young
      young adults leaving school
      services for my little boy girl
      help for my kid
      programs for children with disabilities
      can a 12 year old get services
      my girl is nine and has special needs
      services after graduation
      my boy is seven
      special needs child
      my little girl has a disability`,
  },
  autism: {
    words:
      'autism autistic asperger syndrome palsy spectrum bifida nonverbal epilepsy autismo downs idd',
    asks: `
      autistic adult services
      services for autistic adults
      autism autistic spectrum asd asperger
      my son has autism
      my brother has down syndrome
      cerebral palsy fragile x prader willi williams syndrome spina bifida
      intellectual disability developmental disability idd
      do you work with people with autism
      nonverbal does not talk
      epilepsy seizures disorder brain injury
      do you help people with epilepsy
      rare syndrome diagnosis
      autismo sindrome de down paralisis cerebral
      my nephew is on the spectrum
      my son is autistic
      person with cerebral palsy
      traumatic brain injury
      is my disability ok
      my sister has a seizure disorder
      what about someone with downs
      my boy has autism and does not speak
      help for autism
      do you know about autism
      my daughter is nonverbal
      person with intellectual disability
      fetal alcohol syndrome
      do you help people with disabilities like mine
      what about williams syndrome`,
  },
  behavior: {
    words:
      'behavior behaviors behavioral aggression aggressive meltdown meltdowns tantrums bipolar schizophrenia psychologist psychiatrist counseling counselor therapy therapist anxiety depression pica mental terapia psychiatric outbursts therapists',
    asks: `
      bad behaviors
      my son has bad behavior
      behavior behaviors behaviour support
      mental health
      meltdowns aggression aggressive tantrums acting out
      do you accept people with behavior problems
      challenging behavior
      counseling therapy therapist psychologist
      aba therapy speech occupational therapy
      anxiety depression bipolar services
      he gets upset and hits things do you help
      salud mental terapia comportamiento
      my daughter has bipolar and id
      hits walls runs away
      what if he gets upset
      hard to handle
      my son has autism and aggression
      he throws things when angry will you still take him
      mental illness
      my son gets violent
      he runs off and screams
      behavior specialist
      do you deal with difficult behavior
      special diet or sensory needs
      he bites people when he is upset
      work with people who bite hit scratch
      can you handle aggression`,
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
      thinking about moving there`,
  },
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
      we cannot do this alone`,
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
      hours of care so i can go out`,
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
      paid to look after my mother`,
  },
  'host-home': {
    words: 'spare',
    asks: `
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
      take care of someone in our home`,
  },
} satisfies Asks
