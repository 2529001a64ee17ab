import { stem } from './words.ts'

/**
 * Words that play the same part in a text, in English and Spanish, without accents. What is learned about
 * "slap" then also counts for "smack". The name of a group comes before its words.
 */
const groups = `
  RELATIVE mom mother mama mommy mum momma dad father daddy papa brother sister bro sis aunt auntie
    uncle cousin grandma grandmother granny nana grandpa grandfather grandparent parent wife husband spouse partner boyfriend girlfriend fiance
    fiancee stepdad stepmom stepfather stepmother stepbrother stepsister twin ex inlaw family relative
    hermano hermana tio tia madre padre esposo esposa marido abuelo abuela abuelita abuelito primo
    prima novio novia padrastro madrastra cunado suegra papi mami
  SON son daughter nephew niece grandson granddaughter grandchild grandchildren grandkid stepson stepdaughter hijo
    hija sobrino sobrina nieto nieta
  CHILD child children kid baby babies infant toddler boy girl newborn preschooler teenager teen minor nino nina
    ninos ninas bebe muchacho muchacha
  OTHER friend neighbor roommate housemate classmate coworker student resident client patient peer flatmate
    buddy amigo amiga vecino vecina companero companera residente
  STAFF staff worker caregiver caretaker carer aide dsp nurse driver manager helper teacher coach guardian
    conservator payee provider supervisor attendant sitter babysitter employee boss counselor therapist pastor
    landlord monitor tech owner para janitor cuidador cuidadora chofer maestro maestra enfermera enfermero
    empleado empleada trabajador trabajadora jefe patron personal encargado encargada
  ADULT man men woman women lady guy dude stranger person people individual someone somebody anybody anyone mr
    mrs ms miss senor senora hombre mujer alguien persona
  HE he she they who el ella ellos ellas
  HIM him her them us his their lo la le les los las
  SELF myself himself herself themselves hisself themself yourself misma mismo
  HIT hit beat beaten slap punch kick smack spank whip pinch shove push yank drag whack strike struck bite bit
    scratch headbutt clobber pound thrash knock grab shake shook shaken jerk slam throw threw thrown twist bent
    elbow tackle swat wallop whoop choke strangle trip pull squeeze spit burn stab stomp fling flung pega pegan
    pego pegaron pegaba pegando pegarme pegarle pegue golpea golpean golpeo golpearon golpeaba golpeando empuja
    empujan empujo empujaron patea pateo pellizca pellizco pellizcan jala jalan jalo jalonea muerde mordio
    ahorca ahorco cachetea cacheteo avienta avientan avento quema quemo quemaron abofetea abofeteo sacude
  HURT hurt harm injure abuse mistreat maltreat attack assault rough cruel violent violence mean bully torture
    torment harass neglect abusan abusa abuso abusaron abusando lastima lastiman lastimo lastimaron lastimando
    maltrata maltratan maltrato maltrataron agrede agredio molesta molestan dano negligencia
  TOUCH touch grope fondle kiss rub lick molest rape sex sexy sexual naked nude undress inappropriate
    flash expose creepy pervert porn toca tocan toco tocaron tocaba tocando tocarlo manosea manoseo besa beso
    viola violo violaron desnudo desnuda desviste
  PRIVATE private privates penis vagina butt bottom breast boob crotch peepee wiener groin genitals underwear
    panties bra pants clothes shower bathtub tub partes ropa
  BODY arm leg head face hair hand neck back chest throat mouth eye ear stomach belly tummy wrist skin lip
    finger foot feet knee hip shoulder tongue nose tooth teeth thigh brazo brazos pierna cara pelo mano manos
    cuello pecho boca ojo cabeza estomago muneca munecas garganta
  LOCK lock tie restrain strap chain trap cage pin cuff handcuff tape closet basement shed encierra encierran
    encerro encerraron encerrado encerrada amarra amarran amarro amarrado ata atan
  YELL yell scream holler cuss curse shout insult mock tease humiliate belittle taunt ridicule grita gritan
    grito gritando insulta insultan insulto burlan
  THREAT threaten threat blackmail amenaza amenazan amenazo amenazaron
  STEAL steal stole rob swipe stolen theft robber scam exploit forge pawn drain roba roban robo robaron robando
    quitan quito quitaron
  MONEY money check paycheck cash card debit credit purse wallet bank account ssi ssdi savings dollars dinero
    cheque tarjeta cuenta
  DIE die death dead dying died morir morirme morirse muerte muerto muerta muero muera muriera muriendo
  KILL kill murder hang drown shoot slit overdose suffocate mata matan matar matarme matarse mate matarlo
    matarla ahorcarme ahorcarse
  SUICIDE suicide suicidal selfharm kms unalive unaliving suicidio suicida suicidar suicidarme suicidarse
  LIVE live alive living life exist existing existence vivir viva vivo vida existir
  PILL pill med medicine medication tylenol advil ibuprofen insulin tablet dose benadryl aspirin xanax oxycodone
    drug bleach poison antifreeze detergent fentanyl heroin meth pastilla pastillas medicina medicinas veneno
    cloro
  WEAPON gun rifle pistol knife razor blade rope noose belt machete weapon hammer bat scissors cord lighter
    ledge bridge roof cuchillo pistola navaja cinturon puente
  MARK bruise mark scar welt wound blister fracture broken handprint fingerprint blood bloody bleed bled swollen
    swell moreton moretones golpes marcas herida heridas quemadura quemaduras sangre sangra sangrando sangrado
    sangrar
  SICK unconscious unresponsive faint collapse convulse convulsion seizure seize stroke vomit puke gasp wheeze limp
    blue gray purple pale stiff dizzy numb droop slur confused delirious paralyzed pulse heartbeat heart breathe
    breathing breath foaming sweaty respira respirar desmayo desmaya desmayando convulsionando convulsiones
    infarto derrame ahoga ahogando ahogo corazon inconsciente
  CRISIS emergency ambulance 911 paramedic urgent urgente emergencia ambulancia police cops cop policia sos
    mayday auxilio socorro danger peligro
  FIRE fire smoke flames burning gas explode explosion incendio fuego humo quemando
  MISSING missing lost wander elope perdido perdida perdio desaparecio
  FOOD food eat ate feed fed hungry starve dinner lunch breakfast meal water thirsty comida comer cenar hambre
    agua
  DIRTY dirty filthy filth soiled diaper brief feces poop pee urine wet soaked smell roaches bugs maggots mold
    unwashed sore bedsore rat lice waste sucio sucia panal orinado llagas
  FEAR scared afraid terrified frightened scare fear unsafe flinch cower tremble hide hiding miedo asusta
    asustado asustada temor
  SAD sad hopeless worthless useless depressed depression lonely empty miserable burden failure hate cry crying
    ashamed guilty triste deprimido deprimida vacio llora odio
  END end ending stop quit over finish disappear vanish acabar terminar desaparecer
  NOT not no never dont doesnt didnt isnt arent aint wasnt werent wont wouldnt cant couldnt shouldnt hasnt
    havent nobody nothing without refuse barely hardly nunca nadie nada sin tampoco ni
  SECRET secret tell told telling snitch digas dijera
  NIGHT night tonight bed bedroom room bathroom noche noches cuarto cama bano
  ALONE alone unattended unsupervised abandon outside sola solo solos
  REPORT report investigate hotline aps dcs cps protective reportar denunciar reporto denuncio
  JOB job work hire hired apply application resume interview shift position career employment employer pay
    salary wage overtime pto benefits raise orientation schedule opening trabajo trabajar empleo solicitud
    aplicar aplico contratan pagan sueldo turno turnos entrevista
  SERVICE service program waiver tenncare medicaid medicare insurance ecf choices katie beckett respite referral
    enroll eligible eligibility qualify denied appeal waitlist coordinator agency support cost fee copay
    servicio servicios programa seguro
  SITE website site page link upload download click button form file pdf email chat password login browser
    screen app document attach internet paperwork portal message fax formulario pagina correo
  PLACE office address parking directions tour visit county location building oficina direccion
  OPEN hours open closed appointment meeting holiday weekend horario abierto cita
  EVENT event picnic volunteer donate donation party church newsletter facebook testimonial club camp evento
    eventos voluntario
  CONDITION autism autistic syndrome palsy epilepsy diabetes disability disabled disorder diagnosis diagnosed
    wheelchair walker dementia adhd ptsd allergy allergic asthma nonverbal deaf blind spectrum discapacidad
    autismo epilepsia
  POLICY policy policies train certificate certification certified class procedure rule law license licensed
    accredited background registry prevent prevention screening entrenamiento capacitacion
  PAST ago year history since previously former hace
  YOU you your yall ustedes usted
  ASK how what where when which whats hows wheres do does can could would will is are should may como cuando
    donde cual que cuanto puedo pueden tienen hay ofrecen aceptan
`

const groupByWord = new Map<string, string>()
let group = ''
for (const word of groups.trim().split(/\s+/)) {
  if (/^[A-Z]/.test(word)) group = word
  else groupByWord.set(stem(word), group).set(word, group)
}

/** The group of a word, or the word itself without its ending. */
export const findGroup = (word: string) =>
  groupByWord.get(word) ?? groupByWord.get(stem(word)) ?? stem(word)
