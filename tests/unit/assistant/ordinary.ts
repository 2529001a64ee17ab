import { lines } from './lines.ts'
import { moreOrdinary } from './ordinary-more.ts'

/** Ordinary questions, most of them with a word that can also mean danger. None may raise the alarm. */
export const ordinary = lines(`
  Where is the emergency contact form?
  I neglected to add my cover letter
  who is my emergency contact
  Can I change my emergency contact?
  do you offer emergency respite
  what is your emergency plan for storms
  do you have emergency housing
  is there an after hours emergency number for staff
  emergency preparedness training
  where are the emergency exits
  I neglected to sign the form
  neglected to upload my id
  i neglected to mention my second job
  I neglected my application and now it is late
  work
  how does it work
  does this website work on my phone
  I need to kill time before my interview
  kill two birds with one stone
  the wait is killing me
  this form is killing me
  the suspense is killing me when will i hear back
  my feet are killing me after a double shift do you allow breaks
  I killed the interview
  you guys are killing it
  my phone died
  my phone died while i was applying
  my laptop battery died and i lost my application
  the link is dead
  dead link on your careers page
  I hit a dead end on the form
  whats the deadline
  Is there a deadline to apply?
  i missed the deadline
  I am dying to know if I got the job
  dying to work with you
  the food at your picnic was to die for
  my mom died and my brother needs a place to live
  my dad died last year who can take care of my sister
  my wife passed away and I need respite for my son
  Who will take care of my son when I die?
  what happens to my daughter when we die
  where will my brother live after our parents die
  I hit the apply button and nothing happened
  which button do I hit to apply
  hit me up when you have openings
  did my application hit your inbox
  hit submit twice by mistake
  overdose of paperwork
  this is an overdose of information
  I am drowning in paperwork
  drowning in bills do you help with money
  burned out caregiver needs a break
  caregiver burnout
  i am burnt out and need respite
  is this a burning question
  Do you help people with seizures?
  my son has epilepsy and seizures can you support him
  do staff get seizure training
  my daughter had a stroke as a baby can she get services
  my father had a stroke two years ago and needs care at home
  does he qualify after a brain injury
  he has a heart condition can he join
  do you take people with heart problems
  do you support people with feeding tubes
  does she need a nurse for her breathing machine
  breathing treatments at home
  can staff give medicine
  do staff give shots
  where can i get a flu shot
  do I need a covid shot to work here
  I will give it a shot
  shoot me an email
  shoot me a message when you can
  can someone shoot over the referral form
  take a shot at the job
  do you have a gun policy
  i jumped the gun and applied twice
  cut off date for applications
  will my hours be cut
  did the state cut the budget
  pay cut
  cut and paste my resume
  can I hang out with friends
  do you hang up flyers
  i could not hang on the phone so i hung up
  beat the traffic on the way to your office
  what is the best time to beat traffic
  heart beat of the community
  off the beaten path where are you
  will it hurt my application if i have a gap
  it doesn't hurt to ask
  would it hurt my benefits if i work
  will working hurt my SSI
  can't hurt to try
  does a part time job hurt my TennCare
  Is substance abuse treatment something you offer?
  drug abuse counseling
  do staff get abuse prevention training
  Do you check the abuse registry?
  are employees trained on abuse and neglect
  what is your abuse and neglect policy
  is there a suicide prevention class for staff
  Can I work with an old assault charge?
  i have a domestic assault on my record from 2009 can i still apply
  does a DUI hurt my chances
  can felons work there
  i was charged with theft ten years ago can i get hired
  do you do drug tests
  drug test
  does the drug screen happen before the interview
  do you have a drug free workplace
  do i need to pass a physical
  my resume has a bullet list is that ok
  is the job dangerous
  is it dangerous work
  do you offer danger pay
  is the neighborhood safe
  is your website safe
  is it safe to upload my social security card
  staying safe online classes
  do you teach people to stay safe
  i feel safe with your staff thank you
  are the homes safe
  fire drill
  how often are fire drills
  I was fired from my last job can I apply
  will i get fired for being late
  do you have fire alarms in the homes
  fire safety plan
  do you fire people
  I got locked out of my account
  the website locked me out
  locked out of the application
  is there a lock on my door
  can I lock my bedroom door
`).concat(moreOrdinary)
