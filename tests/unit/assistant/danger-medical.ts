import { lines } from './lines.ts'

/** What people write in a medical emergency, or when they need 911. */
export const medical = lines(`
  I can't breathe
  i cant breath
  he is not breathing
  she stopped breathing
  trouble breathing
  my chest hurts
  chest pain
  I am having a heart attack
  my dad is having a stroke
  he is having a seizure
  my son is having a seizure right now
  her seizure wont stop
  seizure that lasts more than five minutes
  siezure help
  she passed out
  he is unconscious
  my client is unresponsive
  my brother won't wake up
  i cant wake her up
  he collapsed
  she fainted
  I am bleeding
  he is bleedin a lot
  theres blood everywhere
  he cut his hand off
  he is choking
  my baby is choking on food
  she is turning blue
  he overdosed
  overdose
  i think she had an over dose
  he took too many pills by mistake
  he drank bleach
  she swallowed a battery
  my daughter ate poison
  allergic reaction and her throat is closing
  he fell and cant get up
  she fell down the stairs
  my mom fell and hit her head
  he broke his leg
  i think his arm is broken
  emergency
  This is an emergency
  emergancy
  medical emergency
  I have an emergency
  we need an ambulance
  call 911
  should i call 911
  911
  send help
  i need a doctor now
  there is a fire
  the house is on fire
  he got burned bad
  i was in a car wreck
  he is drowning
  I got shot
  he was stabbed
  her lips are blue
  he has a high fever and is shaking and wont respond
  her sugar is really low and she is shaking and confused
  my water broke the baby is coming
  i am dying
  is he dying
  he is not having a seizure but he is shaking and wont talk
  it is not an emergency but she passed out
  help my sister fell out of her wheelchair and is bleeding
`)

export const medicalInSpanish = lines(`
  no puedo respirar
  no respira
  está sangrando mucho
  le está dando un ataque al corazón
  tiene convulsiones
  mi hijo tiene una convulsión
  se desmayó
  no despierta
  se está ahogando
  emergencia
  es una emergencia médica
  necesito una ambulancia
  sobredosis
  tomó veneno
  me duele el pecho
  llamen al 911
  auxilio
  se cayó y no se puede levantar
  hay un incendio
`)
