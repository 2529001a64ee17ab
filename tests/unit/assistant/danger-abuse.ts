import { lines } from './lines.ts'

/** What people write who are hurt, neglected or used by others, or who saw it. */
export const abuse = lines(`
  my staff hit me
  My staff hits me
  staff hit me today
  someone touched me
  I am being hurt
  he hurt me
  she hurts me when nobody is looking
  abuse
  I want to report abuse
  how do I report abuse
  is this abuse
  my brother is being abused
  someone is abusing my sister
  i was abused
  abused by caregiver
  my dad hits me
  my mom hit me with a belt
  my step dad beats me up
  They beat him
  he got beat up at the group home
  i was slapped by my caregiver
  the night staff slapped her face
  my worker pushed me down
  she pushed me and i fell
  the lady pulls my hair
  he kicked my son
  the driver punched my brother
  somebody choked me
  he grabbed my arm really hard and it left a mark
  my caregiver pinches me
  staff twisted his arm
  they threw me on the floor
  he threw a chair at me
  she spit on me
  my staff yells at me
  they scream at us every day
  he calls me names and says i am stupid
  staff is mean to me
  the staff are mean to my brother
  my house manager is rough with her
  my roommate bullies me
  i am being bullied at my day program
  kids at the program are bullying my son
  he threatens me
  she said she would hurt me if i tell
  he told me not to tell anyone
  its a secret he said i would get in trouble
  he makes me do things i dont like
  he does bad things to me
  he touches me down there
  my uncle touched my private parts
  someone touched my privates
  the man touched me in a bad way
  my staff touches me and I don't like it
  he kissed me and i said no
  he comes into my room at night
  he made me take my clothes off
  she makes me take off my clothes
  he showed me his private parts
  he took pictures of me naked
  i was raped
  my daughter was raped
  he forced me to have sex
  they make me have sex
  he had sex with me and i did not want to
  my sister was molested
  sexual abuse
  sexually assaulted
  I was assaulted at the house
  inappropriate touching by staff
  they lock me in my room
  my brother is locked in his room all day
  they locked him in a closet
  they tie her to the bed
  he is tied to his wheelchair
  they wont let me leave the house
  staff won't let me call my mom
  they won't let me see my family
  they took my phone so i cant call anyone
  they dont feed me
  nobody feeds him
  she does not get enough food
  they won't let me eat
  im hungry and they wont give me food
  he hasnt eaten in two days
  my aunt is left alone all day in bed
  they leave him alone for hours
  they left her in a wet diaper all night
  nobody changes my brother
  she has bed sores
  he sits in his own pee
  they dont give him his medicine
  my staff forgot my meds again and i feel sick
  they give her too much medicine to make her sleep
  they drug him so he is quiet
  neglect
  I think my mother is being neglected
  my son was neglected at his last home
  neglected to feed him
  he has bruises on his arms
  there are marks all over her back
  she came home with a black eye
  my daughter has burns and no one can explain
  my client came to program with a broken arm and nobody says why
  someone is taking my money
  my staff took my money
  my niece steals his checks
  she stole my debit card
  my cousin uses her disability check for himself
  they use my card without asking
  my payee keeps all my money
  he made my grandma sign papers she did not understand
  financial exploitation
  exploitation of a vulnerable adult
  my boss makes me work for free
  I am scared of my staff
  i am afraid to go home
  im scared of my dad
  she is afraid of her caregiver
  my son is scared to go back to the house
  I don't feel safe
  i dont feel safe at home
  I feel unsafe
  im not safe here
  it is dangerous there
  i am in danger
  help me he is hurting me right now
  please help me they hurt me
  somebody help me
  one of your employees hit my brother
  Your staff hurt my daughter
  a poplar worker is stealing from my aunt
  a person who works for you touched my sister
  your manager screamed at my son and shoved him
  I saw a coworker hit a resident
  I work for you and I saw another DSP slap someone
  my coworker drags the residents by the arm
  staff was drunk on shift and left them alone
  a child is being hurt
  my neighbor beats her kids
  the baby next door is left alone
  a little girl told me her daddy touches her
  my teacher touched me
  i think a kid at church is being abused
  child abuse
  child neglect
  report someone for hurting a child
  elder abuse
  domestic violence
  my husband hits me
  my boyfriend beats me and wont let me go
  My staff never hit me but he pushes me
  He does not hit me anymore
  nobody hurt me but i saw him hurt her
  it was not abuse she just slapped me
  I'm not sure if it is abuse but he locks the fridge
  abuze
  i am being abussed
  my staf hitted me
  he hert me
  sum one tuched me
  somone toched my privit parts
  they hitt my bruther
  she slaped me
  he punchd me in the fase
  im beeing hurt
  nobudy feeds me
  they are meen to me
  my stepdad does stuff to me at bedtime
  he gets in my bed
  my bus driver rubs my leg
  my aide is too friendly and puts his hand up my shirt
  things are happening at the group home that are not ok
  something bad happened to me
  something bad is happening to my sister at her group home
  my son comes home crying and does not want to be touched
  who do i tell if a staff is bad to me
  i want to tell on someone who hurt me
  can i get in trouble for telling
  what if my caregiver gets mad if i tell
  my grandson has been acting different since the new worker came and yesterday i saw a hand print on his leg
  my brother lives in a group home and every time i visit he is dirty and hungry and nobody answers me
  Adult Protective Services
  APS number
  i need to call aps
  child abuse hotline
  he will kill me
  my dad said he will kill us
  he has a knife
  someone is following me home
  i was kidnapped
  he keeps me prisoner
`)

export const abuseInSpanish = lines(`
  me pegan
  mi cuidador me pega
  mi papá me pegó
  le pegan a mi hijo
  le pega a mi hermana
  el empleado golpeó a mi hermano
  me golpean
  me lastiman
  alguien me lastimó
  me hacen daño
  me tocó
  me toco mis partes
  un hombre me tocó mis partes privadas
  abuso
  abuso sexual
  están abusando de mi hija
  quiero reportar un abuso
  maltrato
  mi madre es maltratada
  me violaron
  me gritan todos los días
  me encierran en mi cuarto
  no me dan de comer
  no le dan comida a mi tía
  me roban mi dinero
  me quitan mi dinero
  mi sobrino le roba el cheque
  tengo miedo de mi cuidador
  tengo miedo de ir a casa
  no me siento segura
  estoy en peligro
  me amenaza con un cuchillo
  lo dejan solo todo el día
  mi niño tiene moretones
  negligencia
  mi jefe me obliga a trabajar sin pagar
  mi esposo me pega
  no es abuso pero me empuja
`)
