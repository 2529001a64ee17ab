import { lines } from './lines.ts'

/** Questions about nothing that we know. */
export const unanswerable = lines(`
  whats the capital of france
  who won the game last night
  can you write me a poem
  what is 2+2
  how tall is the empire state building
  do you sell insurance
  best pizza in town
  how do i fix my car
  buy bitcoin
`)

/** The same, written later. */
export const unanswerableToo = lines(`
  what is the weather tomorrow
  who is the president
  tell me a joke
  what is 12 times 14
  how much ibuprofen can i give my son
  can i mix zoloft and advil
  is my rash contagious
  how to treat a bee sting
  how do i get a divorce
  how do i write a will
  what is the stock price of amazon
  what time does walmart close
  what does goodwill pay
  is benchmark human services better than you
  how do i get food stamps
  what is the capital of france
  best restaurant in nashville
  how do i fix my sink
  movie times tonight
  how to lose weight
  who invented the telephone
  play some music
  order me a pizza
  what is my bank balance
  when do i get my stimulus check
  what are the symptoms of diabetes
  do you know jesus
  can you do my homework
  what channel is the game on
  immigration lawyer near me
  quien gano el partido
  asdf jkl
  is it going to snow friday
  did the vols win
  how do i cook rice
  how far is the moon
  is tylenol safe with my blood thinner
  can you refill my prescription
  do i have adhd
  can i sue the school
  do i need a permit to build a deck
  how do i get a restraining order lawyer
  is easter seals hiring
  whats the address of the dhs office
  when does the library open
  track my package
  buy me a ticket to the fair
  is my car insurance expired
  how do i get my ged online
  define photosynthesis
  give me a resume template
  remind me at 5
  do you like cats
  what is your favorite color
  best phone plan
  cuanto cuesta un carro
  quien es el presidente
  What's the temperature outside?
  Is Joe Biden still president?
  What medication should I take for a headache?
  Can I stop my son's seizure medication?
  Do I have a case against my employer?
  Does Volunteer State Care offer day programs?
  What is the phone number for Comcast?
  How do I get a marriage license?
  When is the next full moon?
  Can you book me a doctor's appointment?
  How do I invest in real estate?
  Is the stock market open?
  What year did the Civil War end?
  Which school district is best?
  What's my TennCare ID number?
  Did my tax refund come
  Tell me a bedtime story
  can my dog eat grapes
  why is the sky blue
  is tiktok banned
  cuantos planetas hay
  How's the traffic on I-24?
  What is the best insurance company?
  Should my mother take aspirin every day?
  How do I treat a fever?
  How do I file for bankruptcy?
  What is the statute of limitations in Tennessee?
  Is Walmart hiring?
  What are the hours of the Social Security office?
  What do you think about Trump?
  Write me a song
  What's 15% of 80?
  What is the meaning of my dream?
  Play a game with me
  What is the price of gas?
  How do I reset my Gmail password?
  When is Easter?
  Can you find my lost phone?
  How do I grow tomatoes?
  hola que hora es
  blah blah blah
`)
