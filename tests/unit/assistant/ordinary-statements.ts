import { lines } from './lines.ts'

/** Ordinary statements with the words of a story of danger. */
export const statements = lines(`
  I forgot my password
  I left my umbrella at your office
  my name is spelled wrong on the form
  I changed my name last year
  my son left school in May
  my daughter is very special
  she loves video games
  he likes cold drinks
  we live outside Nashville
  my mom is mad about the bill
  i am upset that nobody called
  we lost the paperwork
  i lost my id
  my id is missing a date
  I got the wrong form
  the picture on your page is pretty
  pictures of your events are great
  my brother is different from other people
  he sleeps a lot
  he goes to bed at 8
  her doctor sent us
  his doctor said to ask for respite
  my hand is too big for the keyboard
  i am sick today
  I'm sick with the flu and will miss orientation
  he has a bad cold
  my daughter has a rash from a new soap
  my uncle drinks coffee all day
  my sister is dating someone
  my niece is pregnant and looking for work
  I'm pregnant, can I still work
  We had a great time at the game
  I want to escape the city
  I have trouble reading
  she has trouble walking
  he has trouble with stairs
  my wife has a heavy workload
  i feel lost on this website
  i am confused about the steps
  this is confusing
  i am so confused by tenncare
  I'm mad at myself for missing the deadline
  I'm sad that the event was canceled
  sad to hear you are closed
  i cry at your videos they are beautiful
  he hates loud rooms
  she hates vegetables
  my brother hates change
  the future of my son worries me
  I worry about the future when I am old
  what will happen in the future
  we are worried about money
  money is tight
  money is tight for our family
  my account is locked
  bank account for direct deposit
  my bank account number changed
  who charges the fees
  is there a charge
  the charge on my record was dropped
  my background has a drug charge
  i will be late
  i will call tomorrow
  my father has a will
  do i need a will or trust for my son
  special needs trust
  my dad wants to help
  my mom lives alone and is 82
  I am a single mom alone with two kids
  i am lonely and want friends
  my son is lonely
  he needs friends
  she is shy
  he cannot talk
  my son is nonverbal
  nonverbal autism
  he runs off a lot
  my son wanders
  she wanders at night so we need overnight staff
  he is a picky eater
  my son is hungry all the time because of prader willi
  prader willi syndrome
  he is diabetic
  my son is diabetic and needs help with insulin
  she uses oxygen
  he has asthma
  my son has allergies
  peanut allergy
  he has a g tube
  high blood pressure
  she has low vision
  she is deaf
  i broke my glasses and cant read this
  I broke my leg last year and could not work
  i hurt my back in 2015 is that a problem for lifting
  I burned dinner so i missed your call
  I burned a CD of my resume
  my car is in the shop
  my car crashed
  my computer crashed while uploading
  the site crashed
  the application crashed twice
  browser keeps crashing
  the app froze
  my phone is broken
  phone got wet
  my basement flooded and I lost my papers
  smoke free workplace
  can i smoke at work
  no smoking policy
  the fire department wants to visit with the residents
  fired up to join your team
  my heart is in this work
  with all my heart
  heart to heart talk
  i love helping people it makes my heart happy
  stroke of luck
  i am blue today lol
  kick start my career
  break a leg
  beat boxing class
  fight for my rights
  we are fighting the denial
  I fought to get my son services
  knife skills class
  cooking class with knives
  gun range job history
  i was in the army and carried a gun
  shot in the dark but are you hiring
  i'd kill for a job like that
  killer benefits
  dressed to kill for my interview
  drop dead gorgeous pictures
  dead tired after a shift
  dead serious about volunteering
  i died laughing
  my grandmother died
  my husband passed away
  the funeral is friday so i need to move my interview
  bereavement leave
  i was left off the list
  left side of the building
  nobody showed up for my interview
  no one showed up for the tour
  your staff is amazing
  your staff was so kind to my brother
  the staff member was late
  my worker is late again
  my aide is nice
  my staff quit
  my staff called out
  staff changes too often
  i want a different staff
  i want a new worker
  my worker talks on her phone too much
  I don't like my roommate
  my roommate is loud
  my roommate plays music at night
  my roommate eats my food
  i am bored
  i am tired
  im happy
  im fine
  i am not sure
  i dont know
  i dont understand
  what do you mean
  that is mean lol
  you are stupid
  you suck
  this chat is dumb
  stupid form
  bad bot
  wrong answer
  that did not help
  that's not what i asked
  ok
  no
  yes please
  maybe later
  lol
  test
  asdf
`)
