import type { Asks } from '../topics.ts'

/** How people ask about who is supported. */
export const peopleAsks = {
  children: {
    words:
      'child children kid kids toddler toddlers teen teens teenager teenagers preschool infant nino ninos youth youngster teenage kindergarten',
    asks: `
      my baby was just diagnosed
      our toddler just got a diagnosis what help is there
      new diagnosis for my child
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
      my little girl has a disability
      what is the youngest age you take
      my daughter is 9 can she get services
      do you have anything for a 7 year old
      services for my child
      after school program
      summer camp
      foster kid turning 18
      my son is graduating high school what is next
      my daughter finishes school soon
      aging out of foster care custody
      is there anything for my 4 year old
      do you do teens
      mi nina tiene 5 anos la aceptan
      my toddler has delays
      my daughter is in elementary school
      birth to three
      high schooler
      what is the age range cut off
      is 16 too young
      do you only work with adults
      ayudan a ninos con discapacidades
      do you help kids with disabilities
      what do you offer for a ten year old`,
  },
  autism: {
    words:
      'autism autistic asperger syndrome palsy spectrum bifida nonverbal epilepsy autismo downs idd',
    asks: `
      my son has seizures can you handle them
      can you handle her seizures
      do you know what to do with seizures
      help for my autistic teenager
      my autistic son is a teen
      ayudan a personas con autismo
      support for an autistic adult
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
      what about williams syndrome
      do you work with autistic adults
      can people with epilepsy seizures come
      my daughter has epilepsy can she still come
      do you take clients with seizures
      he does not talk
      my cousin has cerebral palsy
      he uses a wheelchair and cannot walk
      do you serve people in wheelchairs
      he is deaf and has a disability
      do you take people who use a feeding tube
      my nephew cannot talk and has autism
      is cerebral palsy something you work with
      ayudan a personas con sindrome de down
      mi hijo tiene autismo
      my sister has rett angelman syndrome
      learning disability adhd
      he has an intellectual disability
      she has special needs
      developmental delay
      people with disabilities
      do you support adults with autism
      my daughter has down syndrome can you help her
      is aspergers covered
      do you help people with brain injuries
      my son has seizures can he attend the day program`,
  },
  behavior: {
    words:
      'behavior behaviors behavioral aggression aggressive meltdown meltdowns tantrums bipolar schizophrenia psychologist psychiatrist counseling counselor therapy therapist anxiety depression pica mental terapia psychiatric outbursts therapists',
    asks: `
      someone with schizophrenia
      support for schizophrenia or bipolar
      do you take people with mental illness
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
      can you handle aggression
      he hits when he is upset can you help
      my son hits do you take him
      my daughter bites herself
      do you serve kids who hurt themselves
      my brother has aggressive behaviors
      my son wanders off do you have alarms
      he breaks things when mad
      does he have to leave if he gets upset
      behavior plan
      what do you do when someone gets upset
      mi hijo pega cuando se enoja pueden ayudarlo
      trauma history
      addiction drug alcohol problems
      he throws stuff when he is mad will you take him
      do you have therapists
      my daughter picks her skin
      self injury history do you accept that
      he punches walls
      fire setting history
      he elopes runs off
      dementia wandering
      he has ptsd trauma
      autistic meltdowns do you know how to handle them
      what if my son has a meltdown
      psychiatric medicine and a dual diagnosis
      do you have a behavior analyst
      what is your crisis plan team
      can my brother see a therapist there
      do you offer therapy
      aceptan personas agresivas`,
  },
} satisfies Asks
