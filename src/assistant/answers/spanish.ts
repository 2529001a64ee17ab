import { addressLines } from '#content/provider.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { ChatLink, Facts, Topic } from '../topics/topics.ts'
import { hasBuiltInPrograms, programNames } from './changed-programs.ts'

/** A sentence, or nothing while nobody has entered the hours. */
const openHours = ({ hours }: SiteDetails) => hours && `Horario de la oficina: ${hours}. `

function officePlace(details: SiteDetails) {
  const place = addressLines(details).join(', ')
  return place && `Nuestra oficina está en ${place}. `
}

type SpanishEntry = { question: string; text: string }

/** The commonest topics in Spanish. The facts are those of the English answers. */
export const spanishTopics = (facts: Facts): Partial<Record<Topic, SpanishEntry>> => {
  const { details } = facts
  const counties = details.facts.counties.join(', ')
  const programs = hasBuiltInPrograms(facts)
    ? 'vida con apoyo (Supported Living), participación en la comunidad, desarrollo personal y apoyo a la familia'
    : programNames(facts, 'y')
  return {
    services: {
      question: '¿Qué servicios ofrecen?',
      text: `Apoyamos a personas con discapacidades intelectuales y del desarrollo.${programs && ` Nuestros programas son ${programs}.`}\nLa mayoría los recibe por un programa del estado, como ECF CHOICES.`,
    },
    tenncare: {
      question: '¿Qué es TennCare CHOICES?',
      text: 'TennCare es el Medicaid de Tennessee. Dos de sus programas tienen nombres parecidos.\nCHOICES es para personas de 65 años o más, y para adultos de 21 o más con una discapacidad física.\nECF CHOICES es para personas de cualquier edad con una discapacidad intelectual o del desarrollo. Los lugares son limitados.\nPara otros seguros, por favor llámenos.',
    },
    family: {
      question: '¿Qué es Family Model Residential Support?',
      text: 'Una persona elige vivir en la casa de un cuidador capacitado. No es su propia casa ni la de su familia. Allí recibe apoyo y comparte la vida diaria.',
    },
    privacy: {
      question: '¿Cómo protegen mi privacidad?',
      text: 'Seguimos HIPAA, la ley federal que protege la información de salud. Solo la ve el personal que la necesita para apoyarle.\nEste chat se queda en su dispositivo. No vemos ni guardamos lo que escribe. Aun así, no escriba detalles de salud.',
    },
    jobs: {
      question: '¿Cómo solicito un trabajo?',
      text: 'Vaya a los empleos (Careers), abra uno y elija Apply Now. Necesita su currículum, en archivo o en fotos, y de una a tres fotos de su identificación.\nDebe aceptar una revisión de antecedentes y nuestras condiciones de empleo.\n¿Necesita ayuda? Llámenos o escríbanos.',
    },
    contact: {
      question: '¿Cómo me comunico con ustedes?',
      text: `Llámenos, escríbanos o use el formulario de contacto.\n${openHours(details)}${officePlace(details)}`.trim(),
    },
    cost: {
      question: '¿Cuánto cuesta?',
      text: 'Depende de su programa. La mayoría recibe nuestros servicios por un programa del estado, como ECF CHOICES.\nPor favor llámenos. Le diremos qué significa para usted.',
    },
    ecf: {
      question: '¿Qué es ECF CHOICES?',
      text: 'ECF CHOICES es un programa de TennCare para personas de cualquier edad con una discapacidad intelectual o del desarrollo. Ayuda a trabajar, si la persona quiere, y a vivir con la mayor independencia posible.\nEmpieza con una solicitud a TennCare (self-referral). Los lugares son limitados. No hace falta tener trabajo.',
    },
    choices: {
      question: '¿Qué hay para personas mayores o con una discapacidad física?',
      text: 'CHOICES es un programa de TennCare para personas de 65 años o más, y para adultos de 21 o más con una discapacidad física. La ayuda puede ser en casa o en un hogar de ancianos.',
    },
    eligibility: {
      question: '¿Quién puede recibir servicios?',
      text: 'Apoyamos a personas con discapacidades intelectuales y del desarrollo. La mayoría recibe ayuda por ECF CHOICES: una discapacidad intelectual que empezó antes de los 18 años, u otra del desarrollo que empezó antes de los 22.\n¿No está seguro? Llámenos y lo vemos juntos.',
    },
    'waiting-list': {
      question: '¿Hay lista de espera?',
      text: 'Los lugares en ECF CHOICES son limitados. TennCare tiene una lista, y algunas personas van primero. No podemos decir cuánto tarda.\nLlámenos para preguntar si tenemos lugar.',
    },
    appeals: {
      question: '¿Qué hago si me negaron los servicios?',
      text: 'Si TennCare dice que no, usted puede apelar. El Tennessee Justice Center da ayuda gratis con las apelaciones de ECF CHOICES. Por favor no espere.',
    },
    children: {
      question: '¿Ayudan a niños?',
      text: 'ECF CHOICES es para personas de todas las edades, y los niños pueden recibir ayuda mientras viven con su familia. Katie Beckett es para menores de 18 años.\nLlámenos para preguntar qué podemos hacer por su hijo o hija.',
    },
    autism: {
      question: '¿Apoyan a personas con autismo o síndrome de Down?',
      text: 'Apoyamos a personas con discapacidades intelectuales y del desarrollo. El autismo, el síndrome de Down y la parálisis cerebral son ejemplos.\nEl apoyo se planea para cada persona. Llámenos para hablar de ello.',
    },
    'supported-living': {
      question: '¿Puedo tener mi propia casa?',
      text: 'La vida con apoyo (Supported Living) es ayuda en una casa que usted compra o renta. Puede vivir solo o con compañeros. Su nombre está en el contrato, y usted tiene la llave.\nEl personal viene cuando lo necesita, de día o de noche.',
    },
    medicine: {
      question: '¿Ayudan con medicinas, convulsiones y visitas al doctor?',
      text: 'La ayuda con medicinas es parte de Supported Living. Para convulsiones, enfermería u otras necesidades médicas, por favor llámenos. Le diremos qué podemos hacer.',
    },
    'supported-employment': {
      question: 'Tengo una discapacidad. ¿Me ayudan a encontrar trabajo?',
      text: 'El trabajo puede ser parte de su apoyo. ECF CHOICES ayuda a trabajar a personas con discapacidades, si quieren. No hace falta tener trabajo antes.\nLlámenos y lo vemos juntos. También puede preguntar en Vocational Rehabilitation, una oficina del estado.',
    },
    transportation: {
      question: '¿Dan transporte?',
      text: 'Nuestro programa de participación en la comunidad tiene viajes y ayuda para aprender a usar el autobús. Pregúntenos qué es posible donde usted vive.',
    },
    'family-support': {
      question: '¿Qué ayuda hay para las familias?',
      text: 'El apoyo a la familia ayuda a quienes cuidan a alguien en casa. Hay descanso (respite), ayuda con formularios y con ECF CHOICES, y una persona a quien llamar que conoce a su familia.',
    },
    respite: {
      question: '¿Ofrecen cuidado de descanso (respite)?',
      text: 'El descanso (respite) es parte del apoyo a la familia. Alguien cuida a su familiar para que usted descanse, en los días que le convienen. Llámenos para preguntar por días y horas.',
    },
    start: {
      question: '¿Cómo empiezo a recibir servicios?',
      text: 'Hay tres pasos.\nPrimero, llámenos o escríbanos. Después, refiera a la persona en línea o llene el formulario. Luego nos reunimos con el coordinador de apoyo para planear y fijar una fecha.\nNo necesita tener todas las respuestas.',
    },
    'refer-online': {
      question: '¿Cómo refiero a alguien en línea?',
      text: 'Abra la página de abajo. Puede referirse a sí mismo o a otra persona. Es privado y toma unos cinco minutos.\nRecibe un número de referencia, y alguien de nuestra oficina le llama. La página está en inglés; si prefiere, llámenos.',
    },
    complaints: {
      question: '¿Cómo pongo una queja?',
      text: 'Llámenos o escríbanos y pida hablar con la persona encargada. También puede decírselo a su coordinador de apoyo.\n¿Lastiman, descuidan o usan a alguien? No nos lo diga solo a nosotros. Llame a Adult Protective Services, o al 911 si está pasando ahora.',
    },
    visit: {
      question: '¿Puedo visitarlos?',
      text: 'Por favor llame primero, y buscamos una hora. Las personas que apoyamos viven en sus propias casas, y una visita allí es su decisión.',
    },
    events: {
      question: '¿Qué eventos tienen?',
      text: 'Nuestros eventos están en esta página. Allí puede agregar un evento a su calendario. Para preguntar por uno, por favor llámenos.',
    },
    person: {
      question: '¿Puedo hablar con una persona?',
      text: `Llámenos, y una persona le ayudará. ${openHours(details)}También puede escribirnos.`,
    },
    hours: {
      question: '¿Cuándo abren?',
      text: `${openHours(details)}En días festivos y con mal tiempo, por favor llame primero.`,
    },
    address: {
      question: '¿Dónde está su oficina?',
      text: `${officePlace(details)}Para estacionamiento e indicaciones, por favor llámenos.`,
    },
    area: {
      question: '¿En qué condados atienden?',
      text: `${counties && `Apoyamos a personas en estos condados: ${counties}. `}Por favor llámenos para preguntar por su condado.`,
    },
    languages: {
      question: '¿Hablan español?',
      text: 'Llámenos o escríbanos y diga qué idioma necesita. Buscaremos la manera de hablar con usted.\nYo puedo responder en español las preguntas más comunes. El resto de este sitio está en inglés.',
    },
    openings: {
      question: '¿Qué empleos hay?',
      text: 'Todos los empleos están en Careers, con el lugar y los turnos. Abra uno para leer más y para solicitarlo.',
    },
    pay: {
      question: '¿Cuánto pagan?',
      text: 'El pago depende del empleo. Abra el empleo en Careers para ver lo que dice. Si el pago no está allí, llámenos o escríbanos.',
    },
    'background-check': {
      question: '¿Qué es la revisión de antecedentes?',
      text: 'Por ley del estado, la revisión de antecedentes penales se hace antes de que usted trabaje con las personas que apoyamos. Usted da sus huellas, o permite que una empresa con licencia busque sus datos. También se le pide aceptar una prueba de drogas.\n¿Tiene antecedentes? Por favor llámenos.',
    },
    documents: {
      question: '¿Qué documentos necesito para solicitar?',
      text: 'Envíe su currículum en PDF o Word. También puede tomarle fotos, y el formulario hace un PDF. Agregue de una a tres fotos o archivos de su identificación. Cada archivo debe ser menor de 5 MB.\nDespués de aceptar un empleo, usted muestra papeles para el formulario I-9. Usted elige cuáles.',
    },
  }
}

export const otherInSpanish = {
  greeting: '¡Hola! ¿Qué le gustaría saber? También puede preguntarnos.',
  thanks: '¡De nada! ¿Hay algo más que quiera saber?',
  nearest: 'No sé si le entendí bien. ¿Es una de estas preguntas? También puede preguntarnos.',
  unknown: 'No tengo una respuesta a eso. Nuestro personal puede ayudarle. Por favor pregúntenos.',
}

const labels: Partial<Record<ChatLink['href'], string>> = {
  '#services': 'Vea nuestros servicios',
  '#careers': 'Vea los empleos',
  '#contact-us': 'Vaya al formulario de contacto',
  '#events': 'Vea los eventos',
  '/referral/online': 'Refiera a alguien en línea',
  '/referral-form.docx': 'Descargue el formulario',
}

/** A link with its label in Spanish. The names of offices and programs stay as they are. */
export const linkInSpanish = (link: ChatLink): ChatLink => {
  const label =
    labels[link.href] ??
    link.label
      .replace(/^Call (?=[\d(+])/, 'Llame al ')
      .replace(/^Call (the )?/, 'Llame a ')
      .replace(/^Email /, 'Escriba a ')
  return label === link.label ? link : { ...link, label, lang: 'es' }
}
