import { lines } from './lines.ts'

export const moreOrdinary = lines(`
  get in touch with me
  how do I get in touch
  please touch base with me
  can someone touch base about my referral
  stay in touch
  touch screen does not work
  your story touched me
  this page touched my heart
  can you push my interview back
  my friend pushed me to apply
  what does push notification mean
  push the button
  kick off party
  when does the program kick in
  they kicked me off TennCare
  i got kicked off medicaid
  the site kicked me out of the form
  follow up on my application
  someone was supposed to follow up with me
  can i follow you on facebook
  do you follow HIPAA
  can you grab me a form
  my interview went badly
  bad internet
  I feel bad about missing the call
  what if i break something at work
  broken link
  the form is broken
  the upload is broken
  your phone line is broken
  my car broke down and i will be late
  i broke up the file into two parts
  are there breaks
  do I get a lunch break
  bleeding edge technology
  unconscious bias training
  I am scared of interviews
  my son is scared of dogs is that ok
  my daughter is afraid of loud noises
  i am nervous about applying
  scared to apply
  i am afraid i missed the deadline
  I'm afraid I don't understand
  my son cannot be left alone
  she can't be left alone what help is there
  can i live alone
  do i have to live alone
  I live alone and need help
  help
  help me apply
  i need help with the form
  please help me find a job
  can you help my son
  can you help me with rent
  how do i get help
  help with food
  is food included
  do you help people eat
  my son does not eat much can you cook what he likes
  how do I feed my info into the form
  is there wifi
  do you steal data
  do you sell my data
  Will TennCare take my house?
  does medicaid take my money
  do you take my insurance
  do you take my money to manage it
  who keeps my money
  can i use my own card
  how do i take my medicine with me
  can I take my phone to work
  can someone take me to my appointments
  will you take my son
  do i have to sign papers
  force of habit
  can they force me to move
  do you use restraints
  do you allow spanking
  are clients ever left by themselves
  what is the staff ratio at night
  who comes in at night
  do staff sleep on the overnight shift
  does staff stay all night
  can my boyfriend sleep over
  can i have a girlfriend
  can i kiss my girlfriend
  do you teach about sex
  classes about dating and relationships
  can I have a pet
  does my cat bite matter
  can my daughter take her clothes with her
  do you help with laundry and clothes
  changing clothes and bathing help
  help with bathing and toileting
  does someone change diapers
  my son wears diapers
  he uses a wheelchair
  my wheelchair broke who fixes it
  is the bus wheelchair accessible
  my sister fell in love with your program
  summer fell through so we need fall care
  i fell behind on paperwork
  panic at the deadline
  attach my resume
  heart of tennessee
  bus stop near you
  how do I stop getting emails
  stop by your office
  end of the month events
  when does my shift end
  end date of the job
  at the end of my rope with this website
  how do i end the chat
  what is life like in supported living
  life skills classes
  living room pictures
  i want to live in my own place
  i want to live with my friends
  I don't want to live with my parents anymore
  i do not want to live in a group home
  i dont want to work nights
  i dont want to be here all day waiting on the phone
  I'm done with school what now
  I am tired of my job
  i hate my job are you hiring
  i am tired of waiting on the list
  is there a point of contact
  what is the point of the referral form
  i give up how do i upload my id
  goodbye
  good bye and thank you
  ok bye
  see you tomorrow
  i will not be here tomorrow for my interview
  i want to sleep in can i work second shift
  never mind
  nobody answers the phone
  nobody called me back
  no one is answering
  I was never called back
  i called 9 times and no answer
  can i pay with a card
  pill box reminders
  do you pick up pills from the pharmacy
  can staff remind me to take my pills
  does staff pass meds
  what training do i need to pass meds
  are secrets kept
  who do i tell if i move
  can i tell my friends about the job
  will i get in trouble if i miss a shift
  can my mom come to my meeting
  can my dad visit
  my mom wants to talk to someone
  my uncle wants to volunteer
  a kid in my class wants to volunteer
  how old do kids have to be
  is there a program for toddlers
  child care
  do you do child care for staff
  my teacher told me about you
  my doctor told me to call you
  do i need a doctor note
  do I need a doctor's referral
  is there a nurse
  do you have doctors
  ambulance company job
  do you hire EMTs
  poison ivy in the yard at your event
  food poisoning policy call out sick
  i am sick and cannot make my interview
  sick leave
  my back hurts can i still do the job
  are you open when the weather is bad
  storm closing
  what county are you in
  do you serve Rutherford County
  crisis intervention training for staff
  do you have behavior support
  my son has autism and meltdowns
  she yells a lot when she is happy is that ok
  my son is loud and he screams is that a problem
  do you accept people with behaviors
  mental health services
  counseling
  do you have therapists
  i am depressed about the job market
  how do i adopt
  foster care
  can i be a foster parent
  is this like foster care
  can grandparents apply for family support
  what is a support coordinator
  how long is the wait
  what does it cost
  are you a robot
  who made you
  tell me a joke
  whats the weather
  hola
  hablan español
  ¿Cuánto cuesta?
  ¿Dónde están?
  busco trabajo
  necesito ayuda con la solicitud
  tienen trabajo de noche
  mi hijo tiene autismo
  quiero trabajar con ustedes
  contacto de emergencia
  formulario de contacto de emergencia
  se me murió el teléfono
  me muero por trabajar con ustedes
  mi mamá murió y mi hermano necesita un lugar
  gracias por todo
  no me llamaron
`)
