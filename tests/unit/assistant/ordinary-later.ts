import { lines } from './lines.ts'

/** Ordinary questions and statements, written later. */
export const laterOrdinary = lines(`
  My brother has Down syndrome and lives with my parents who are getting old
  We moved here from Kentucky and need to start over with services
  My daughter turns 18 next month
  What do I do if I need to cancel a shift
  my aunt works for you and loves it
  he has cerebral palsy and needs help bathing
  she falls a lot, do your homes have stairs
  my son runs away sometimes. do you have secure homes
  she has epilepsy, are staff trained
  can you handle aggressive behavior
  he was kicked out of his last program
  our last provider closed and we need a new one
  my coordinator quit and I do not know who to call
  is it safe to upload my social security card
  Why do you need my passport
  who sees my documents
  I uploaded the wrong file
  the upload is stuck at 90 percent
  it says my file is too big
  i dont have a resume
  my English is not good, can I still work
  i am deaf. is there someone who signs
  can I get the form in Spanish
  How do I get to your office by bus
  do you have parking
  what is your fax number
  I need to talk to HR
  how many people live in a house
  do roommates share bedrooms
  can he have a TV in his room
  who cleans the house
  is smoking allowed
  can couples live together
  does she get to keep her cat
  Can we decorate her room
  do people go to church
  what do people do all day
  can he go fishing
  do you take people to the doctor
  do you have nurses
  can staff give insulin shots
  my daughter takes a lot of medication
  does insurance cover this
  i make too much money for medicaid
  what does it cost without insurance
  how much is rent
  is there help for veterans
  my mother has dementia, do you help seniors
  we need someone to watch my son after school
  do you have summer camp
  my son was in the army
  i graduated high school last year and need a job
  is it hard work
  do you lift people
  what if a client hits me
  will I be alone at night with clients
  do you pay for CPR class
  how often do you get paid
  do I get vacation
  when will you call me back
  nobody called me back
  your phone is always busy
  i left three messages
  Your staff at the front desk was rude to me
  I was not happy with my interview
  I want to complain about the wait
  this chat is useless
  you suck
  i am mad that my application was rejected
  my house burned down last year and we need a place
  my husband died and I can't care for our son alone
  my mom is sick and can't take care of me anymore
  i live alone and get lonely, do you have activities
  I am bored
  i want friends
  can you teach me to cook
  I want to learn to drive
  how do I get a job if I have a disability
  can I work without losing my check
  do you help with bus passes
  my son likes trains
  are your events free
  what time is bowling
  can I bring my sister to the picnic
  Is lunch served
  who is the director
  how long have you been open
  are you licensed
  what are your core values
  where can I read reviews
  do you have a Facebook page
  can I post my story
  how do I remove my testimonial
  can I see pictures of the homes
  what is intellectual disability
  what's the difference between CAC and SelfDetermination waivers
  my doctor told me to call you
  The school told us about respite
  can grandparents sign the papers
  i am the conservator
  is there an age limit
  do you take kids
  my child is 3 and doesn't talk yet
  he was just diagnosed
  where do I start
  I'm overwhelmed and don't know where to start
  I feel lost with all this paperwork
  we are burned out and need a break
  I need respite before I lose my mind
  taking care of him is killing my back
  cuánto pagan por hora
  necesito un descanso, cuido a mi mamá
  mi hermana usa silla de ruedas
  ofrecen transporte
  con quién puedo hablar
  aceptan TennCare
  mi hijo tiene 20 años y necesita ayuda
  Does my son need a diagnosis before 22
  I am a nurse with ten years experience
  my last boss fired me, does that matter
  are you drug free
  I got hurt at my old job and want lighter work
  do I have to give showers
  will you train me to give medicine
  What happens after I turn in the application
  is there a dress code
  can I wear jeans
  do you offer health insurance
  can I transfer to another house
  do you have day shifts only
  i can only work weekends
  how far is the Cookeville house from town
  My daughter loves music and horses
  My brother talks a lot
  she is shy around new people
  he does not like to be touched, will staff know
  my son doesn't sleep well at night
  he eats with his hands
  she uses a walker and gets tired
  my daughter wears diapers, is that ok
  He has a service dog
  my sister has a trach and vent
  we have been on the waiting list for six years
  our income changed
  TennCare sent me a letter I do not understand
  I lost my TennCare card
  what is a DIDD
  who is my support coordinator
  how do I switch providers
  can I keep my doctor
  can my mom be my paid caregiver
  do you do overnight respite
  I need a weekend off
  my mother and I argue about where I should live
  I want to move out of my parents house
  I want to get married
  can I have a key to my house
  who decides what I eat
  Do I have to go to bed at a certain time
  can I say no to staff
  what are my rights
  can i pick my own staff
  what if I want to leave
  can I have visitors overnight
  do you help people find dates
  can I play video games all day
  does the house have wifi
  I like pizza
  what is your mission
  are you a nonprofit
  do you accept donations of clothes
  we want to hold a fundraiser for you
  My church would like to help
  can students do internships
  I'm writing a paper about group homes
  can I interview someone on your team
  is your director available Tuesday
  please unsubscribe me
  your site has a typo
  the picture on the home page is nice
  this font is hard to read
  can you make the letters bigger
  does this work with a screen reader
  how do I print a job
  I cant find the apply button
  the captcha does not work
  I closed the form by accident
  did you get my fax
  I faxed the form on Monday
  what does ISP mean
  who do I call about my paycheck
  I need my W2
  my check was short
  me pueden llamar
  hay trabajo para los fines de semana
  qué documentos necesito
  puedo aplicar sin papeles
  mi hija no habla, la pueden ayudar
  cuánto tiempo tarda
  gracias por su ayuda
`)
