import type { Asks } from '../topics.ts'

/** How people ask about living at home. */
export const homeAsks = {
  'supported-living': {
    words: 'apartment apartments housing apartamento vivienda',
    asks: `
      where will my brother live when our parents die
      what does supported living look like
      describe supported living
      how does supported living work
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
      a home of my own
      do you have group homes
      what is a semi independent living
      quiero vivir solo
      can i live by myself with help
      i want to move out of my moms house
      help me find an apartment
      i want to live with my friends
      can he live there
      she cannot walk can she live there
      what are the houses like
      what kind of homes do you have
      is it an institution
      mi hijo necesita un lugar para vivir
      do people own their homes
      my own crib place with help
      is there a house my cousin could live in
      i am ready to leave my parents house
      get out of my moms house
      mi hermano quiere su propio apartamento
      i am tired of living with my family
      can my son live on his own
      where would i live
      place to stay for my disabled brother long term
      assisted living
      i want my own keys
      help me move out
      are there homes for adults with disabilities
      tienen casas para adultos con discapacidad`,
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
      who else lives there
      how many people live in one house
      what if she does not like her roommate
      i do not like my roommates music
      can i live with my boyfriend
      can i lock my bedroom door
      can i have visitors overnight
      what if roommates do not get along
      do you allow smoking
      can i decorate my room
      who would i be living with
      is my dog welcome
      me and my fiance want to live together
      my roommate is loud at night and i want a new one
      my roommate snores
      i want to move to a different house room
      can my girlfriend stay over
      can i drink beer smoke in my apartment
      do i get a key
      rules of the house curfew
      can i have company
      can i choose my own roommate
      can i have a fish tank bird hamster
      can i cook my own food
      what if i fight with my roommate
      can i be kicked out
      does my son have to share a bed`,
  },
  'day-and-night': {
    words: 'supervision supervised awake 24hr',
    asks: `
      do you have 24 7 staff
      24 7 care
      around the clock staff every day of the week
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
      watch him at night
      are staff there 24/7
      do staff sleep at night
      will someone be with my brother all the time
      how much supervision is there
      ratio of staff to clients
      how many clients per staff
      is someone always in the house
      does somebody sleep over at the house
      my son needs eyes on him at all times
      one on one staff
      is he ever left by himself
      overnight staff awake
      nervous about living alone
      what if i need help in the middle of the night
      what if my staff calls out
      can my son be left home alone for an hour
      does staff check on people at night`,
  },
} satisfies Asks
