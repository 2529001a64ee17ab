import { sampleJobs as english, type SampleJob } from '../sample-jobs.ts'

type JobTexts = Pick<
  SampleJob,
  'title' | 'intro' | 'responsibilities' | 'qualifications' | 'closing'
>

const background = 'Verificación de antecedentes completa antes de empezar'
const forEveryone = ['18 años o más, con diploma de secundaria o GED', background]
const driving = 'Licencia de manejar y un buen historial al volante'

const texts: JobTexts[] = [
  {
    title: 'Persona de apoyo directo',
    intro:
      'Apoye a dos compañeros de casa en su día: desayuno, trabajo, mandados, amigos. Usted ayuda con habilidades y seguridad, y sigue el plan de ellos, no el suyo. No hay dos días iguales, y nunca está a solas: puede llamar a la persona encargada de la casa.',
    responsibilities: [
      'Ayudar con las comidas, recordar las medicinas y preparar el día',
      'Llevar a las personas al trabajo, a visitas y a paseos, y participar cuando se lo pidan',
      'Enseñar tareas de la casa y del dinero, un paso a la vez',
      'Escribir notas cortas y claras al final de cada turno',
    ],
    qualifications: [...forEveryone, driving, 'Paciencia, humor y un teléfono que usted contesta'],
    closing: 'No necesita experiencia. Le pagamos mientras aprende.',
  },
  {
    title: 'Persona de apoyo, turno de noche',
    intro:
      'Cuide una casa tranquila durante la noche. Usted se asoma como dice el plan, ayuda por la mañana temprano y escribe notas claras para el próximo turno. Se queda despierto, y siempre puede llamar a alguien que conoce la casa.',
    responsibilities: [
      'Quedarse despierto y cerca de las personas que viven aquí',
      'Ayudar de noche a quien lo necesite, con calma y respeto',
      'Hacer tareas ligeras de la casa y empezar el desayuno',
      'Entregar el turno en persona al equipo de la mañana',
    ],
    qualifications: [...forEveryone, 'Costumbre de trabajar de noche, o ganas de aprender'],
  },
  {
    title: 'Instructor(a) de trabajo',
    intro:
      'Ayude a personas a encontrar un trabajo pagado que les guste, y a conservarlo. Usted visita lugares de trabajo, enseña las tareas paso a paso y se retira cuando la persona está lista. Una buena semana termina con alguien que ya no le necesita.',
    responsibilities: [
      'Conocer en qué es buena una persona y qué quiere hacer',
      'Reunirse con empleadores y saber qué necesitan',
      'Enseñar en el trabajo, y luego dar un paso atrás cada semana',
      'Anotar metas, horas y salarios',
    ],
    qualifications: [
      ...forEveryone,
      'Un año de trabajo en instrucción, enseñanza o atención al cliente',
      'Licencia de manejar y auto propio',
    ],
  },
  {
    title: 'Encargado(a) de casa',
    intro:
      'Dirija un equipo de seis en una casa con apoyo. Usted planea los horarios, enseña al personal nuevo y cuida que lo primero sea lo que cada persona elige. Trabaja junto a su equipo y conoce bien a las personas que viven aquí.',
    responsibilities: [
      'Planear los horarios para que nadie tenga que esperar ayuda',
      'Enseñar al personal nuevo en la casa, no desde una oficina',
      'Acompañar a las personas a visitas y a reuniones de su plan',
      'Cuidar el presupuesto, la camioneta y los arreglos de la casa',
    ],
    qualifications: [
      ...forEveryone,
      'Dos años como persona de apoyo directo, uno de ellos al frente de otros',
      driving,
    ],
  },
  {
    title: 'Persona de apoyo directo, fines de semana',
    intro:
      'Dos días largos y cinco libres. Usted apoya a tres hombres a quienes les gustan los partidos, la iglesia y un buen desayuno. Traiga sus tenis: el sábado empieza en el sendero y termina donde ellos quieran.',
    responsibilities: [
      'Ayudar el viernes a planear el fin de semana con quienes lo van a vivir',
      'Cocinar juntos, comprar juntos, salir de la casa',
      'Apoyar en el cuidado personal, en privado y con respeto',
    ],
    qualifications: [...forEveryone, driving],
  },
  {
    title: 'Guía en la comunidad',
    intro:
      'Ayude a personas a encontrar su lugar en la ciudad: un club, una clase, un coro, una ruta de autobús. Usted conoce Chattanooga, o le gusta conocerla. Va con la persona las primeras veces, y después otros le guardan el asiento.',
    responsibilities: [
      'Preguntar qué le importa a alguien y buscar dónde se hace',
      'Acompañar las primeras veces, hasta que otros saluden por su nombre',
      'Practicar juntos con autobuses, teléfonos y dinero',
    ],
    qualifications: [...forEveryone, 'Facilidad para hablar con personas que no conoce'],
  },
  {
    title: 'Enfermero(a) con licencia (RN)',
    intro:
      'Cuide la salud de veinte personas en sus propias casas. Usted enseña al personal, habla con los médicos y cuida que cada persona entienda y decida. Hay tiempo para preguntas, porque así la gente se mantiene sana.',
    responsibilities: [
      'Escribir y revisar planes de salud con la persona y el equipo',
      'Enseñar al personal a dar medicinas y ver que se haga bien',
      'Estar disponible por teléfono una semana de cada cuatro',
    ],
    qualifications: [
      'Licencia de Tennessee de enfermería (registered nurse)',
      background,
      'Dos años de enfermería, de preferencia a domicilio o con personas con discapacidad',
    ],
  },
  {
    title: 'Especialista en apoyo a la familia',
    intro:
      'Sea la persona a quien las familias llaman. Usted las visita en casa, explica los pasos de un programa con palabras sencillas y ayuda con los formularios. Primero escucha, y devuelve la llamada cuando dijo que lo haría.',
    responsibilities: [
      'Reunirse con las familias donde y cuando les convenga',
      'Explicar los programas de TennCare y quién decide qué',
      'Seguir en contacto hasta que la ayuda llegue de verdad',
    ],
    qualifications: [
      ...forEveryone,
      'Título en trabajo social o dos años de trabajo con familias',
      'Hablar español es una ventaja',
    ],
  },
  {
    title: 'Asistente de apoyo a la conducta',
    intro:
      'Trabaje con nuestra analista de conducta para entender qué nos dice una persona y qué le haría mejor el día. Usted busca razones, no culpas, y aprende este oficio de alguien con años de experiencia.',
    responsibilities: [
      'Observar, contar y anotar qué pasa antes y después',
      'Mostrar al personal cómo seguir un plan de apoyo',
      'Decirlo cuando un plan no le sirve a la persona',
    ],
    qualifications: [...forEveryone, 'Estudios de psicología, educación o un campo parecido'],
  },
  {
    title: 'Chofer de camioneta',
    intro:
      'Lleve a las personas al trabajo, a clase y con sus amigos, a tiempo y de buen humor. La camioneta tiene elevador, y le enseñamos a usarlo. Muchas veces usted es el primer saludo del día, y eso cuenta.',
    responsibilities: [
      'Manejar una ruta fija por la mañana y por la tarde',
      'Asegurar las sillas de ruedas y ver que todos estén cómodos',
      'Revisar la camioneta cada día y avisar si algo está mal',
    ],
    qualifications: ['21 años o más, con licencia de manejar de Tennessee', background],
  },
  {
    title: 'Persona de cuidado de relevo',
    intro:
      'Dé a las familias un descanso en el que puedan confiar. Usted pasa una tarde o un fin de semana con una persona, en su propia casa, haciendo lo que le gusta.',
    responsibilities: [
      'Seguir la rutina de la familia para comidas y medicinas',
      'Hacer que el día sea tranquilo, seguro y alegre',
    ],
    qualifications: ['18 años o más, con licencia de manejar'],
  },
  {
    title: 'Asistente de la clase de arte',
    intro: 'Ayude a preparar, participe y limpie en nuestra clase de arte de los jueves.',
    responsibilities: [
      'Poner las pinturas, el papel y las sillas',
      'Ayudar cuando se lo pidan, no antes',
    ],
    qualifications: forEveryone,
  },
]

export const sampleJobs: typeof english = english.map((job, index) => ({
  ...job,
  ...texts[index],
}))
