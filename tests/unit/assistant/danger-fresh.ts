import { lines } from './lines.ts'

/** Danger as strangers may type it, written before the rules were read. */
export const freshDanger = lines(`
  i dont wanna be here no more
  thinking about ending it all tonight
  i cut my arm and it feels good
  how many tylenol would it take
  i just want to go to sleep and never wake up
  my roomate says he wants to hang himself
  kms
  i want to unalive myself
  whats the point of living
  i am a burden to my family and should not be alive
  my client keeps banging his head till it bleeds
  i wish i was never born
  cant do this anymore goodbye
  ya no quiero vivir
  me quiero quitar la vida
  mejor estaria muerto
  my staff slapped me
  the lady at my house pulls my hair
  they dont give me food when im bad
  my brother takes my ssi check every month
  my uncle does bad things to me at night
  a man at day program showed me his privates
  my boyfriend makes me have sex with his friends for money
  i was molested by a staff member
  he takes pictures of me naked
  mi cuidador me pega
  mi mama me encierra en el cuarto
  abusaron de mi hermana en el hogar
  tengo miedo de mi compañero de cuarto
  my housemate hits me evry day
  he said hes going to shoot everybody at the center
  my dad hurts me when he drinks
  my daughter has a black eye and wont say who did it
  grandma is left in a dirty bed all day by the aide
  he has not been changed and he has sores
  staff didnt show up and my brother is alone and cant feed himself
  nobody gave him his seizure meds for 4 days
  i saw a coworker hit a client
  i work there and i saw another dsp drag a resident by the arm
  they tie her to the chair
  they call me retard and yell in my face every day
  he twisted my arm
  she spit on me and kicked me
  i dont feel safe here
  i ran away and im at the gas station alone
  my brother with autism is missing
  they kicked me out and i have nowhere to sleep tonight
  hes shaking and wont wake up
  my mom cant breathe
  she choked on a hot dog and isnt talking
  i took too many of my pills
  my brother drank the cleaning stuff
  i think im having a heart attack
  he fell down the stairs and is not moving
  theres so much blood
  i think my leg is broke
  she isnt waking up
  my sugar is 40 and i feel like passing out
  overdose help
  the house is on fire
  someone is breaking into my house
  hes going to kill me
  im going to hurt somebody
  he is hitting me rite now help
  please help im scared
  call 911
  llame a la policia me quiere matar
  mi papa se desmayo y no despierta
  se tomo todas las pastillas
  mi esposo me pega
  i have a secret and i will get in trouble if i tell
  someone is making me work and not paying me
  they took my phone so i cant call my mom
  i am locked in
  theres bugs and no food in our house
  i dont want to die
  its not abuse but he hits me sometimes
  nobody hit me today but they did yesterday
  when i was little my uncle touched me
  my client bit me and im bleeding bad
  he is following me home every day
  my staff is drunk
  caregiver smoking meth in the house
  my teen says life is not worth it
  gave away all his stuff and said bye
  my frend gets hit by her mom
  my baby sister was hit by my dad
  suicde
  i hav been abussed
  seziure help
  choaking
  my sister texted me she loves me and wont be around for christmas
  i think about driving off the road on my way home
  she scratched her arms up with a fork again
  my boy is 14 with autism and he put a belt around his neck
  thinking of doing something bad to myself
  not gonna lie i dont plan on waking up tmrw
  im a failure and everyone knows it i want out
  the night lady smacks us if we get out of bed
  mr joe takes me to the basement and makes me be quiet
  they make me sit in my chair wet till lunch
  my payee wont give me none of my money
  my daughter told me the bus driver tickles her under her shirt
  i watched my supervisor throw water in a residents face
  they put soap in my mouth
  the manager has our residents cleaning her own house for free
  mom says im too dumb to leave and locks the door from outside
  a guy online wants me to meet him at a motel and not tell
  she got pregnant and she cant even talk, somebody did this
  grandson came back from respite with cigarette burns
  theres finger marks on her thighs
  nobody been by to see my mother in 4 days and she cant walk
  no meds since friday they said the pharmacy lost it
  they feed him cold beans every meal and he is starving
  ac broke and its 98 in there and they are old
  my roommate said he would cut me while i sleep
  ex husband showed up with a pistol
  client is throwing furniture and we are trapped in the office
  i am scared to go to sleep bc of him
  im frightened of the man who gives me my bath
  please dont make me go back to that house
  my sister got on a bus and we dont know where
  he isnt breathing right and his lips look gray
  dad slumped over and drooling one side
  convulsing on the floor
  my insulin pump broke and i feel shaky and weird
  peanut butter and now hives and swelling
  my friend did too much dope and is snoring weird
  cut my hand real deep with the can opener
  mi hermana se cayo y no se puede parar
  en la casa donde vivo me gritan y me pegan
  mi hijo llego con moretones
  mi abuela no contesta y esta fria
  no encuentro a mi hijo autista
  se tomo un frasco entero de pastillas
  quiero que me trague la tierra, no quiero seguir
  somone is tuching me
  he beeted me wit a belt
  im bleedin alot
  i cant breeth
  i aint safe here
  i was told id lose my home if i talk
  is it ok if my worker uses my card
  are they allowed to hit me
  who do i tell if staff is mean to me
  what number do i call if someone is being abused
  not an emergency but my brother hasnt been fed since yesterday
  he didnt mean to but he broke my arm
  when i was at my last group home they tied me up
  I've been thinking a lot about not being here anymore
  The staff member grabbed my brother by the neck
  He told me he wants to end his life
  There's a resident being neglected at the house on Oak Street
  Someone at the house touched my private area
  I feel trapped and I have no one
  My son collapsed and he's not responding
  My grandmother fell and there's blood coming from her head
  I witnessed another employee slap a client
  They keep me locked inside and won't let me see my family
  My stepfather comes into my room at night
  My brother ran out of the house and we can't find him anywhere
  my dad is having a stroke i think
  i dont feel good about how my night staff looks at me
  im gonna do it tonight
  i hate my life
  i want the pain to stop
  i cut my legs again
  he threatened suicide if we move him
  the voices say i should jump
  can you help me i want to die
  they slap his hands with a ruler at day program
  he came home with a swollen lip and no one will explain
  he sits in his own mess for hours
  no one has checked on my uncle since thursday
  they gave my daughter someone elses pills
  he has a fever of 104 and they wont take him in
  my niece makes my mom sign checks
  he owes drug people and they come to the house
  my supervisor tells us to fake the logs
  should i report it if i saw a coworker hit a client
  where do i call about abuse
  my teacher touched me
  he kissed me and i said no
  a man on facebook has my naked pictures and wants money
  i am being followed
  there is a man in my house
  the stove is on fire
  carbon monoxide alarm is going off
  he drank antifreeze
  choking on a grape
  blood sugar is 400
  seizure lasting over 5 minutes
  broken arm
  i fell and cant get up
  mi vecino abusa de su hija
  mi hermano quiere matarse
  el cuidador le grita y lo empuja
  mi mama se cayo y esta sangrando
  tengo miedo de volver a casa
  suicidio
  they r hurting me
  sum1 hit me
  he choke me
  she lock me out in the cold
  my staff is on drugs
  I want to hurt myself
  the lady who helps me slapped my face
  someone at day program keeps touching me
  she hasnt eaten in three days and the staff ignore her
  I took 20 aspirin
  my mom is abusing my little sister
  they lock the fridge so we cant eat
  i think my uncle is stealing my grandmas social security
  she tried to strangle me
  a staff person is having sex with a resident
  I dont want to be alive
  the world is better off without me
  my girlfriend overdosed on heroin
  my client is unconscious
  my wife cant breathe
  there's a fire in our kitchen
  a staff threatened to send me away if i told
  he pulls my hair and twists my ears
  my cousin makes me touch him
  i saw the nurse hit an old lady
  nobody changed my sister's diaper all day
  he is scared of one of the workers
  i don't feel safe in my group home
  my guardian takes all my money
  he's drinking and driving the clients around
  mom has bed sores
  she keeps a padlock on his bedroom door
  he isnt allowed to use the phone
  what happens if i tell someone my staff hit me
  who do i call if someone hurts me
  is it normal to want to die
  he has been stalking me since i quit
  my worker sends me dirty texts
  my sister is being pimped out
  she was hit with a hanger
`)
