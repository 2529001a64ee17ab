import { lines } from './lines.ts'

/** Ordinary questions with the words of danger, written after the words were chosen. */
export const mixedOrdinary = lines(`
  Where do I put my emergency contact on the application?
  what is the emergency phone policy for staff
  can my emergency contact be my neighbor
  I neglected to include my references
  i neglected to put my zip code
  the website neglected to save my info
  what is the kill date for this posting
  my internet died halfway through
  the battery in my hearing aid died can you call later
  My computer died during the application
  deadlines for job applications
  hit enter but it did not send
  hit and miss with the upload
  i hit refresh
  where do i hit submit
  we hit a wall with tenncare
  overdosed on forms lol
  overdosing on coffee waiting for your call
  does employment with you require a TB shot
  i got my covid shots is that enough
  shoot what was your number again
  can you shoot me directions
  i am killing time reading your testimonials
  that party was killer
  would die to work here
  i was dying laughing at the picnic
  struck by how kind your team is
  a striking picture on the home page
  your team beat my expectations
  can't beat your benefits
  beats me how to upload
  I'm stabbing in the dark here but do you serve Wilson county
  choked up reading your stories
  your story made me cry happy tears
  bleeding heart volunteer
  my heart attacks... just kidding, when is the picnic
  panic attack about my interview
  nervous breakdown over paperwork haha
  Do you help people who self-harm?
  do you serve people with a history of aggression
  My son bites when he is upset, do your staff know how to help?
  does your staff know how to handle hitting
  he had a traumatic brain injury in a car accident five years ago, is he eligible
  my daughter was born with a stroke
  can she get services after an accident
  do you support people who have seizures every day
  seizure protocol training
  are staff CPR and first aid certified
  what happens in a medical emergency at a home
  who do staff call in an emergency
  do you call 911 for people
  is there a 24 hour emergency line
  emergency respite placement
  fire exit
  when were you last inspected for fire safety
  are there weapons allowed
  is my information safe with you
  how safe are your homes
  safety training
  does staff keep my son safe
  how do you keep people safe from abuse
  how do you prevent abuse
  what do you do if staff abuse someone
  what is your policy on abuse
  does your background check include the abuse registry
  i have a neglect case on my record from years ago can i work there
  I was a victim advocate before can I apply
  domestic violence shelter volunteer experience counts?
  i worked with abused children is that relevant experience
  experience working in a suicide hotline
  my degree is in criminal justice
  assault charge dropped
  fired for no reason can i apply
  i was attacked by paperwork
  attach file
  how do i attack this form
  my dog bit my resume
  i broke the zipper of my uniform
  broke and need a job
  broke college student looking for work
  my back is bad
  my knees hurt is there sitting work
  does it hurt to get fingerprinted
  i hurt for money
  crushed my interview
  i am crushing it
  blew up my phone with messages
  the wifi blew up
  my kid is a handful
  my son is a terror but sweet
  my son is hard to handle
  my son eats everything pica
  she puts things in her mouth pica
  my son runs into the street he has no fear can you help
  he takes his clothes off in public
  my son touches himself in public
  he hits himself do you have behavior help
  toilet training
  do you bathe people
  privacy when bathing
  will a man bathe my daughter
  can i ask for a woman staff
  male or female staff
  can i lock the bathroom
  do i have to share a bathroom
  can i stay up late
  can i drink beer
  are drugs allowed
  do people get to choose when to eat
  who buys the groceries
  do i keep my own money
  who manages his SSI
  can my payee be you
  what if i run out of money
  I ran out of food stamps
  the food pantry is out
  i am out of work
  I was laid off
  they let me go
  i quit my job
  can my son stay home alone with you checking in
  home alone all day and bored
  my mom is tired
  we are exhausted parents
  i cant do this alone i need respite
  I can't keep up with caring for both of my parents
  at my wits end with this form
`)
