import type { Asks } from '../topics.ts'

/** How people ask about living at home. */
export const homeAsks = {
  'supported-living': {
    words: 'apartment apartments housing apartamento vivienda',
    asks: `
      rent a house with help
      get an apartment with support
      find a home for my son
      do you have any homes
      want to live in my own place
      do not want to live with my parents anymore
      supported living
      a place of my own
      i want my own apartment home house
      live on my own by myself independently alone
      move out of my parents house
      group home group homes residential home
      where would my brother live
      do you have houses homes apartments
      semi independent living
      rent lease with support
      help my son live independently
      vivir solo mi propio apartamento casa vivienda
      i would like to live in my own apartment with some help
      can my daughter get her own place
      do you run group homes
      housing for adults with autism
      where do people live
      what is supported living
      move out on my own
      get my own house
      is there a home for my son to live in
      my own home
      apartments for people with disabilities
      where do the people you support live
      live by myself
      get out of the nursing home group home
      find me a house
      house for my brother to live
      live alone with help
      i want to have my own house
      is there a place for my brother to live
      do you have residential homes
      i am 25 and want to move out
      have my own front door
      somewhere for my sister to live when mom cannot care for her
      live on my own with staff
      a home of my own`,
  },
  housemates: {
    words: 'roommate roommates housemate housemates pet pets dog cat bedroom bedrooms',
    asks: `
      choose who i live with
      pick my housemates
      roommate roommates housemate
      share a room house with someone
      live together with my friend girlfriend wife husband
      do i have to live with other people
      can i have a pet
      change roommates i do not like my roommate
      companero de cuarto
      will my son have to share a bedroom
      can i bring my dog cat
      who picks the roommates
      how many people live in a house
      can my girlfriend live with me
      have my own room
      do i get my own bedroom
      can my best friend move in with me
      i do not get along with my housemate
      who will i live with
      live with people i know
      can couples live together
      are pets allowed
      do residents get their own room
      live with strangers
      keep my cat
      who else lives there`,
  },
  'day-and-night': {
    words: 'supervision supervised awake 24hr',
    asks: `
      staff at night overnight
      24 hour care 24/7 around the clock
      is someone there all the time
      someone to stay the night with my brother
      night support supervision
      staff ratio how many staff
      cannot be left alone needs someone all day
      weekend staff
      who is there at night
      ayuda de noche 24 horas
      awake overnight staff
      somebody stay with him around the clock
      he cannot be by himself at all
      can someone be with her at all times
      is anyone there on weekends
      24 hours a day
      do staff stay all night
      needs constant supervision
      are staff there when he sleeps
      24 hr staffing
      is there always staff
      how much staff is there
      who stays with them at night
      how many hours of help do i get
      can staff come on weekends
      who watches him overnight
      do they leave people by themselves
      is he ever alone
      watch him at night`,
  },
  'daily-help': {
    words:
      'bathing bathe cooking cleaning laundry shower dressing dressed groceries toileting diapers hygiene chores meals housekeeping cook clean',
    asks: `
      help with meals cooking food
      help with bathing bath shower dressing toileting diapers
      cleaning laundry housework chores
      personal care personal support
      grocery shopping errands
      help getting dressed eating
      daily living activities
      in home care home aide
      is food included who cooks buys groceries
      ayuda para banarse cocinar limpiar
      can someone help me shower
      keep my house clean
      do staff cook for people
      help with food and eating
      brush teeth hair
      help around the house
      someone to come to my house and help
      make meals
      somebody to help mom get dressed in the morning
      help making dinner
      housekeeping
      help with bathroom
      assist with personal hygiene
      help me clean my apartment
      help with everyday things
      home health aide
      my aunt needs someone to cook for her
      take me shopping
      help taking a bath
      help me with my apartment`,
  },
  medicine: {
    words:
      'medicine medication medications meds pills nurse nurses nursing prescriptions pharmacy insulin tube oxygen medicina diabetes diabetic appointments injections',
    asks: `
      help with medicine medication meds pills
      nurse nurses nursing care
      who gives my meds
      feeding tube g tube oxygen ventilator trach
      insulin diabetes shots
      go to the doctor with me appointments
      medical needs medically fragile
      remind me to take my medicine
      pick up prescriptions pharmacy
      medicina medicamentos enfermera
      make sure he takes his pills
      take her to doctor appointments
      my brother needs tube feeding
      does staff give medication
      can staff give insulin
      health care needs
      my son has a lot of medical problems
      who makes sure she gets her medication
      do you have rns on staff
      my daughter takes seizure medicine every day
      help with medical appointments
      he has diabetes
      special medical needs
      can staff do tube feeding
      go with me to the dentist
      handle medications
      help at the doctor`,
  },
  money: {
    words: 'ssi ssdi payee budget budgeting checkbook',
    asks: `
      help with my money budget bills
      ssi ssdi social security disability check
      will i lose my ssi benefits if i work
      payee representative payee
      pay my bills bank account
      apply for disability benefits
      food stamps snap
      able account savings
      special needs trust
      does medicaid take my money house
      dinero seguro social beneficios
      can you be my rep payee
      if i get a job do i lose my disability check
      lose my benefits if i work
      manage my money
      help paying bills
      who manages his check
      will working hurt my ssi
      apply for social security
      help me save money
      do you help apply for ssi
      help with social security
      how do i manage my money
      will a job affect my disability
      can i keep my benefits
      help me pay my bills
      will my social security stop if i start working
      help with my checkbook
      help me with my bills
      can someone handle my money
      my bills`,
  },
} satisfies Asks
