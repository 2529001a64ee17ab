import { beginning } from './words.ts'

/** Words that say almost nothing about the topic of a question. */
export const smallWords = new Set(
  `a an the is are am be been was were being i im ive me my mine you u your ur yours he she him her his they them their
  we us our it its this that these those of to for in on at by as from with into over down up out about before after
  and or but so if than then because while do does did can could will would should have has had get got want wants
  wanna need needs like go going use using take give make find know tell let keep put try offer provide able allow
  allowed say says said how what which whats hows wheres whos there here now right any some all every each other
  another own one more most much many something someone somebody anyone anybody anything thing things people very
  really also still just please too well good ok okay not no yes dont hi hello hey thanks thank guys
  son sons daughter brother brothers sister mom moms dad mother father nephew niece cousin aunt uncle
  mean sorry even maybe thought great feel done nice fine wanted course happened came might listen understand remember
  same found went mind trying saw actually once idea knew such pretty bit yet whole since guess everyone everybody looks
  looking gotta hope hoping true worry later probably exactly whatever means point asked chance quite anyway comes
  important least wish moment though supposed goes almost reason couple half cool either seems tried sometimes clear
  fact cause sort alright taken perfect perhaps possible possibly serious seriously finally glad kept suppose instead
  definitely certainly absolutely completely totally unless except thinks entire situation anywhere simple
  interesting interested certain whether especially obviously besides likes doubt appreciate lots usually
  immediately somehow hardly several although consider wondering wonder willing simply itself however otherwise
  basically recently lately easily honestly truly unfortunately yall ya kinda wat wats hw tho lol btw idk omg plz pls
  folks guy guys stuff deal gonna gotta wanna aint isnt doesnt didnt cant wont couldnt wouldnt shouldnt havent hasnt
  always never ever already again only else both off through without around between under away together
  de la el los las un una que mi mis para por en con y o es son soy estoy esta estan hay su sus nos se me le lo del al si
  como donde cuando quien cual cuanto algo algun alguna muy mas ya no aqui ahi sirve tambien hijo hija hermano hermana mama papa tiene tengo tienen quiero necesito puedo
  puede pueden poner hacer hago ustedes`.split(/\s+/),
)

/** Words that say little beside others. */
export const vagueWords = new Set(
  ['service', 'program', 'support', 'adult', 'agency', 'company', 'help'].map(beginning),
)

/** Words that mean the same in a question, or are of the same kind: each line is read as its first word. */
const groups = `
  pay salary wage wages earn paycheck compensation sueldo salario pagan paga ganan
  cost price prices fee fees cuesta cuestan costo precio cobran
  free gratis
  job jobs position positions gig trabajo trabajos empleo empleos
  work trabajar
  hire hiring hired hires contratando contratan
  apply aplicar aplico solicitar
  application aplication solicitud
  resume cv curriculum
  shift shifts turno turnos
  benefits beneficios prestaciones
  training entrenamiento capacitacion
  requirement requirements requisitos
  experience experiencia
  background antecedentes
  fingerprints huellas
  volunteer voluntario voluntaria
  autism autistic asd aspergers asperger spectrum autismo autista
  disability disabilities disabled handicap handicapped impairment discapacidad discapacitado discapacitada
  child children kid kids kiddo nino nina ninos ninas
  senior seniors elderly elder ancianos anciano mayores
  apartment apartments apt flat apartamento
  roommate roommates roomate roomates housemate housemates flatmate
  home homes house houses casa casas hogar
  live vivir living vive
  medicine meds medication medications medicines pills prescription prescriptions medicina medicinas pastillas
  nurse nurses nursing rn rns lpn enfermera enfermeras
  doctor doctors dr physician
  appointment appointments appt cita citas
  ride rides transportation transport transporte
  caregiver caregivers aide aides carer attendant cuidador cuidadora
  bathe bathing bath shower showering banarse banar
  cook cooking cocinar
  clean cleaning limpiar
  food comida
  friend friends buddy buddies amigos amigo amiga
  break descanso respiro
  guardian guardianship conservator conservatorship tutor
  rights derechos
  complaint complaints complain complaining grievance queja quejas quejarme
  review reviews testimonial testimonials feedback opiniones
  donate donation donations donar
  event events eventos evento
  visit visits visiting tour tours visitar visita
  office oficina
  address direccion ubicacion located location
  hours horario
  open abren abierto abierta abiertos
  close closes closed cierran cerrado
  phone telephone cell cellphone telefono
  number numero
  email correo
  call llamar llamo llame
  speak talk hablar hablo habla hablan
  spanish espanol
  english ingles
  deaf sordo sorda
  blind ciego ciega
  wheelchair ruedas
  service services servicio servicios
  program programs programa programas
  insurance seguro
  family families familia familias
  waiting espera waitlist
  list lista
  refer referir
  referral referrals referencia
  form forms formulario
  county counties condado condados
  city ciudad town
  start begin starting begins started empezar comenzar comienzo
  enroll enrollment inscribir inscribirme
  qualify qualifies qualified califica califico calificar
  appeal appeals apelar apelacion
  denied denial negaron
  switch cambiar
  provider providers proveedor
  coordinator cordinator coordinador coordinadora
  website site pagina sitio
  privacy private privacidad privado
  money dinero
  help ayuda ayudar ayudan ayudarme
  offer ofrecen
  serve atienden
  accept aceptan
  day dia dias
  night noche noches nights overnite
  weekend weekends
  saturday sabado sabados
  sunday domingo domingos
  person persona human
  age edad ages
  pet pets dog dogs cat cats puppy puppies kitten kittens hamster hamsters guinea gerbil bird birds parrot parakeet rabbit
    bunny turtle lizard snake ferret mascota mascotas perro gato
  director ceo owner boss founder president
  facebook insta instagram ig twitter tiktok linkedin snapchat youtube
  syndrome bifida fragile rett angelman williams willi prader fasd fas dystrophy hydrocephalus microcephaly chromosome
    genetic noonan turner
  specialist neurologist cardiologist dentist psychiatrist urologist podiatrist therapist optometrist pediatrician
    gynecologist surgeon
  hospital er clinic rehab
  seizure seizures epilepsy epileptic siezures convulsion convulsiones
  cashier janitor custodian stocker bagger dishwasher barista waiter waitress mechanic gardener receptionist
    housekeeper
  kroger walmart publix target goodwill mcdonalds starbucks lowes costco walgreens aldi
  holiday holidays christmas thanksgiving easter halloween xmas navidad
  boyfriend girlfriend fiance fiancee bf gf partner novio novia
  spouse husband wife esposo esposa marido
  grandmother grandma granny nana grandfather grandpa abuela abuelo grandparent grandparents
  grandson granddaughter grandchild grandchildren grandkid grandkids nieto nieta
  nashville murfreesboro franklin smyrna gallatin clarksville cookeville knoxville chattanooga memphis shelbyville
    tullahoma hendersonville brentwood goodlettsville mcminnville crossville manchester cleveland kingsport
  davidson rutherford williamson sumner maury bedford robertson cheatham putnam montgomery shelby knox coffee cannon
    dekalb dickson hickman marshall macon trousdale
  florida georgia alabama kentucky ohio texas indiana virginia illinois michigan california carolina mississippi
    arkansas missouri york
  bluecare amerigroup wellpoint uhc unitedhealthcare humana aetna cigna bcbs tricare
  smoking smoke vape vaping cigarettes cigarette fumar
  alcohol beer wine drinking liquor
  wifi internet cable netflix
  photo photos picture pictures pic pics foto fotos selfie
  felony felonies misdemeanor conviction convicted dui felon
  marijuana weed thc cbd
  shirt pants socks shoes clothes dressed zipper
  morning mornings mananas manana
  evening evenings tarde tardes
  monday mondays tuesday wednesday thursday friday fridays lunes martes miercoles jueves viernes
  january february march april june july august september october november december
  spring summer fall winter verano
  medicaid medicade medicaide
  translator interpreter interprete traductor interpreters
  arabic kurdish vietnamese somali chinese russian swahili korean french mandarin
  couch furniture sofa dresser
  swim swimming bowling bowl gym ymca zoo movies fishing karaoke mall
  church worship iglesia mass
  mistake wrong
  quick fast soon quickly rapido pronto
  cancel withdraw retirar
  expensive afford
  upset mad angry unhappy dissatisfied
  rude disrespectful mean
  leave quit
  hand hands
  nonverbal nonspeaking
  university college
  diploma ged
  lawyer attorney abogado
  letter carta
`
const firstByWord = new Map(
  groups
    .trim()
    .split(/\n {2}(?! )/)
    .flatMap((line) => {
      const [first = '', ...others] = line.split(/\s+/)
      return others.map((word): [string, string] => [word, first])
    }),
)

export const sameWord = (word: string) => firstByWord.get(word) ?? word
