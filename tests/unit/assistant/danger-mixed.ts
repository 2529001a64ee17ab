import { lines } from './lines.ts'

/** Danger of any kind, written after the words were chosen. */
export const mixed = lines(`
  I feel like nobody would notice if I never came back
  i think about hurting myself every day
  My son told his sister he wants to be an angel
  im done fighting
  I don't see the point anymore
  thoughts of ending my life keep coming back
  i cant stop thinking about dying
  hes cutting his legs again
  my client is making statements about not wanting to live
  she says she wishes the car would hit her
  resident threatened suicide
  can you help someone who wants to die
  he locked himself in the bathroom with a razor
  I bought a rope
  wanna end it
  life is too hard i cant
  please i dont want to live like this
  what happens if i take 30 tylenol
  i took too many of my pills on purpose
  I promise I won't kill myself
  he isn't suicidal he just says he wants to die
  suicdal
  i want too kill miself
  ima kill myself
  kill me
  just kill me already
  someone please kill me
  not gonna hurt myself lol
  my 14 year old is self harming
  I feel like I'm better dead
  yo quiero morir
  mi hermano se quiere lanzar de un puente
  pienso en la muerte todos los dias
  no quiero seguir viviendo
  my caregiver struck me across the face
  She whacked me with a spoon
  staff grabbed my wrist so tight it hurts
  the aide dropped my mom and didnt tell anyone
  he made me touch him
  he wanted me to touch his thing
  man at the bus stop touched my butt
  my cousin humps me
  Daddy comes in my bed
  the staff at night makes me do things
  they film me in the bathroom
  worker asked me to be her boyfriend and kissed me
  my job coach kissed me
  my sister came home with no underwear
  I have bruises from my staff
  someone bit my son at day program
  another client keeps hitting my brother and staff do nothing
  staff do nothing when she gets hit
  they laugh when he cries
  they call my brother a retard
  the manager told staff not to report it
  I was told to keep quiet about what I saw
  I am a nurse and want to report suspected neglect
  mandated reporter, where do I call
  where can I report a caregiver who steals
  How do I tell someone my aunt is being mistreated?
  my grandmother's helper is taking her jewelry
  his sister keeps his disability check
  they make him pay for their food
  my rep payee wont give me my money
  my brother gets no showers and wears the same clothes for a week
  she sleeps in dirty sheets with bugs
  no one gave him water all day
  they skipped his insulin
  she has a sore on her back that smells
  he hasnt been to the doctor in 2 years and his foot is black
  the group home has no food
  staff leave at night and nobody is there
  my son was alone in the house when i came
  i was left at the store by my staff
  i cant leave my house they lock the door
  they keep my wheelchair away from me so i cant move
  my husband wont let me have my medicine
  my mother in law slaps my disabled daughter
  my son's teacher drags him by the hair
  my grandson says the sitter burns him
  the boy downstairs cries all night and has bruises
  is it neglect if they forget my dinner
  is yelling abuse
  is it abuse when staff call me fat
  no one is hurting me i just dont like when he hits
  he didn't mean to hit me
  i got hit
  i got hurt by staff
  they hurt my feelings and my arm
  hitted by my bus aid
  he pusht me dwn
  she skrems at me
  he tuch me on my chest
  my stf is hurtng me
  my staff abbused me
  they dont fed me
  mi cuidadora me trata mal
  me dejan sin comer
  mi abuelita tiene golpes en los brazos
  el chofer tocó a mi hija
  quiero denunciar maltrato
  my brother isnt breathing right
  she is gasping
  he choked on a hot dog and is blue
  blood is coming out of his ear
  he had a seizure and now he wont answer me
  seizure lasting 10 minutes
  mom slipped in the shower and can't move
  she drank my cleaning fluid
  I accidentally took double my meds
  he stopped responding
  my sister is not waking up
  there's been an accident
  my arm is bleeding bad
  hot water burned the client
  my friend is really sick and needs help fast
  someone call 911 pls
  my husband is clutching his chest
  la señora no respira
  mi mamá se desmayo
  se esta asfixiando
`)
