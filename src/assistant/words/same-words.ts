/** Words that mean the same in a question: each line is read as its first word. */
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
  roommate roommates housemate housemates flatmate
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
  pet pets dog dogs cat cats mascota mascotas perro gato
  director ceo owner boss founder
`
const firstByWord = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.trim().split(' ')
      return others.map((word): [string, string] => [word, first])
    }),
)

export const sameWord = (word: string) => firstByWord.get(word) ?? word
