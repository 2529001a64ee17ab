import { lines } from './lines.ts'

/** What people write who think of suicide or hurt themselves, or who worry about someone who does. */
export const suicide = lines(`
  I want to kill myself
  i wanna die
  I want to die
  kms
  im going to kill my self
  I do not want to live anymore
  I don't want to die
  i dont wanna be alive
  I am not suicidal
  suicide
  I keep thinking about suicide
  i feel suicidal
  suicidal thoughts
  how do i commit suicide
  sucide
  i am sucidal
  thinking about sueside
  I wish I was dead
  i wish i were never born
  I wish I could go to sleep and never wake up
  everyone would be better off without me
  they would be better off if I was gone
  nobody would miss me if i was gone
  nobody would care if I died
  I can't go on
  i cant do this anymore i want it to end
  I want to end it all
  i want to end my life
  going to end it tonight
  there is no point in living
  whats the point of living
  life is not worth living
  I have nothing to live for
  i have no reason to live
  im tired of living
  I am done with life
  i hate my life and want to disappear
  I want to hurt myself
  i hurt myself when im sad
  I cut myself
  i have been cutting again
  cutting my arms
  i want to cut my wrists
  I burn myself with a lighter
  self harm
  my daughter self harms
  I hit myself in the head when I am upset
  he bangs his head on the wall until it bleeds
  My son says he wants to die
  my brother said he is going to kill himself
  my roommate keeps saying she will kill herself
  She tried to kill herself last night
  my friend tried to hang himself
  I think my client is suicidal
  my sister wrote a goodbye note
  he left a suicide note
  my uncle talks about shooting himself
  I have a gun and I want to use it on myself
  i want to jump off a bridge
  i am on the bridge right now
  I want to take all my pills
  i took all my pills
  i took a whole bottle of pills
  i swallowed a bunch of pills so i wont wake up
  thinking of overdosing
  I am going to hang myself
  i want to be in heaven with mommy
  i want to go to heaven now
  i dont want to be here anymore
  I don't want to wake up tomorrow
  i just want the pain to stop forever
  I feel like ending everything
  i am a burden to everyone and should be dead
  i should just die
  I deserve to die
  let me die
  im ready to die
  I am not going to kill myself but I think about it
  No, I would never hurt myself
  i dont want to hurt my self any more
  she doesn't want to live any more
  my mom says life isnt worth it
  kil myself
  i wana dye and be gone
  i want too dieing
  i want to unalive myself
  unalive
  how many pills does it take to die
  whats the easiest way to die
  Is there a painless way to die?
  would it hurt to die
  how to kill yourself
  who do i call if i feel like killing myself
  what do i do if my son wants to hurt himself
  My sister stopped eating because she wants to die
  I gave away my things and said goodbye
  goodbye cruel world
  this is my last day on earth
  i wont be here tomorrow
  you will not see me again after tonight
  nobody loves me i want to be dead
  i want to not exist
  i feel hopeless and cant keep going
  there is no hope for me anymore
  im so depressed i cant take it anymore
  I'm in a crisis
  i need the crisis line
  988
  my voices tell me to hurt myself
  the voices tell me to kill
  killmyself
  i want 2 die
  k1ll myself
  s u i c i d e
  I WANT TO DIEEEEE
  my staff heard him say he would rather be dead
  he put a rope around his neck
  she stands on the tracks and wont move
  I want to drive my car into a tree
  i bite myself till i bleed
  my kid scratches himself until he bleeds and says he hates himself
  my son has been talking about wanting to kill himself ever since his dad left and i dont know what to do please help
`)

export const suicideInSpanish = lines(`
  me quiero morir
  quiero morirme
  Quiero matarme
  no quiero vivir
  ya no quiero vivir más
  No quiero morir
  me voy a matar
  pienso en suicidarme
  suicidio
  mi hijo se quiere suicidar
  mi hermana dice que se quiere matar
  mi hija se corta los brazos
  me corto
  quiero hacerme daño
  me hago daño
  estoy cansado de vivir
  no tengo razón para vivir
  la vida no vale la pena
  todos estarían mejor sin mí
  quiero acabar con mi vida
  quiero quitarme la vida
  se quiso quitar la vida anoche
  ojalá estuviera muerta
  mi hermano intento suisidarse
  me tome todas las pastillas
  quisiera desaparecer para siempre
  ya no aguanto mas
  no puedo mas con mi vida
  mi amigo se quiere ahorcar
  quiero dormir y no despertar
`)
