import { callBackWords } from '#content/es/call-back.ts'
import { addressLines, withName } from '#content/provider.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { Facts, JobTopic, OfficeTopic, SpanishEntry, StartTopic } from '../topics/topics.ts'

type Topics = 'privacy' | 'jobs' | 'contact' | StartTopic | OfficeTopic | JobTopic

/** A sentence, or nothing while nobody has entered the hours. */
const openHours = ({ hours }: SiteDetails) => hours && `Horario de la oficina: ${hours}. `

function officePlace(details: SiteDetails) {
  const place = addressLines(details).join(', ')
  return place && `Nuestra oficina está en ${place}. `
}

/** How to start, the office, this website and jobs. */
export const spanishOffice = ({ details, spanish }: Facts): Record<Topics, SpanishEntry> => {
  const counties = details.facts.counties.join(', ')
  const licenses = details.licensing.map(({ title, detail }) => `${title}: ${detail}.`).join('\n')
  const inEnglish = details.english?.some((path) => path.startsWith('licensing/')) ?? true
  return {
    privacy: {
      question: '¿Cómo protegen mi privacidad?',
      text: 'Seguimos HIPAA, la ley federal que protege la información de salud. Solo la ve el personal que la necesita para apoyarle.\nEste chat se queda en su dispositivo. No vemos ni guardamos lo que escribe. Aun así, no escriba datos de salud.',
    },
    jobs: {
      question: '¿Cómo me postulo para un empleo?',
      text: 'Vaya a Empleos, abra uno y elija Postularse. Necesita su currículum, en archivo o en fotos, y de una a tres fotos de su identificación.\nDebe aceptar una verificación de antecedentes y nuestras condiciones de empleo. Por ley del estado, la revisión se hace antes de que trabaje con las personas que apoyamos.\n¿Necesita ayuda? Llámenos o escríbanos.',
    },
    contact: {
      question: '¿Cómo me comunico con ustedes?',
      text: `Llámenos, escríbanos o use el formulario de contacto.\n${openHours(details)}${officePlace(details)}`.trim(),
    },
    start: {
      question: '¿Cómo empiezo a recibir servicios?',
      text: 'Hay tres pasos.\nPrimero, llámenos o escríbanos. Después, envíe una remisión en línea o llene el formulario. Luego nos reunimos con el coordinador de apoyo para planear y fijar una fecha.\nNo necesita tener todas las respuestas.',
    },
    'refer-online': {
      question: '¿Cómo remito a alguien en línea?',
      text: 'Abra la página de abajo. Puede pedir apoyo para usted o para otra persona. Es privado y toma unos cinco minutos. Puede agregar archivos.\nRecibe un número de referencia enseguida, y alguien de nuestra oficina le llama.',
    },
    'call-back': {
      question: '¿Qué pasa después de remitir a alguien?',
      text: `Alguien de nuestra oficina le llama${callBackWords[details.facts.callBack]}. Luego planeamos una visita y hablamos con el coordinador de apoyo.\nSi envió la remisión en línea, recibió un enlace privado. Muestra en qué va la remisión. Allí también puede agregar lo que falta o retirarla.\n¿Perdió el enlace? Llámenos y díganos su número de referencia.`,
    },
    'referral-form': {
      question: '¿Dónde está el formulario de remisión?',
      text: 'Puede descargarlo aquí o en la sección Servicios. También lo tiene la oficina de ingreso de TennCare, o puede venir por fax del proveedor de la persona. No lo necesita si envía una remisión en línea.',
    },
    'how-long': {
      question: '¿Cuánto tarda en empezar?',
      text: 'Depende de su programa y de su plan. Fijamos la fecha de inicio junto con el coordinador de apoyo. Llámenos y le diremos qué sigue.',
    },
    coordinator: {
      question: '¿Quién es mi coordinador de apoyo?',
      text: 'El coordinador de apoyo planea los servicios con usted. En ECF CHOICES es alguien de su plan de salud. En las exenciones anteriores (waivers) es un Independent Support Coordinator o un trabajador del estado.\n¿No sabe quién es? Llámenos, o llame al LTSS Help Desk.',
    },
    'change-provider': {
      question: '¿Puedo cambiarme de otro proveedor a ustedes?',
      text: 'Hable con su coordinador de apoyo sobre el cambio. Luego llámenos para preguntar si tenemos lugar.',
    },
    guardian: {
      question: '¿Quién decide sobre mis servicios?',
      text: 'Usted decide sobre su día a día: dónde vive, con quién vive y qué hace. No podemos dar consejo legal. Para preguntas sobre un curador legal o sobre sus derechos, Tennessee Disability Pathfinder le ayuda a encontrar dónde preguntar.',
    },
    'other-help': {
      question: '¿Dónde más puedo recibir ayuda?',
      text: 'Apoyamos a personas con discapacidad intelectual y del desarrollo. Para otra ayuda, pregunte a Tennessee Disability Pathfinder. La Area Agency on Aging and Disability ayuda a personas mayores y a personas con discapacidad.',
    },
    complaints: {
      question: '¿Cómo presento una queja?',
      text: 'Llámenos o escríbanos y pida hablar con la persona encargada. También puede decírselo a su coordinador de apoyo.\n¿Lastiman o descuidan a alguien, o se aprovechan de él? No nos lo diga solo a nosotros. Llame a Adult Protective Services, o al 911 si está pasando ahora.',
    },
    safety: {
      question: '¿Cómo cuidan la seguridad de las personas?',
      text: 'Por ley del estado, nadie trabaja con las personas que apoyamos sin una verificación de antecedentes penales. El estado nos da la licencia. Para preguntar por simulacros de incendio, cámaras u otras cosas, llámenos.\nEn Tennessee, todos deben reportar el abuso y el descuido. ¿Lastiman o descuidan a alguien? Llame a Adult Protective Services, o al 911 si está pasando ahora.',
    },
    visit: {
      question: '¿Puedo visitarlos?',
      text: 'Por favor, llame primero, y buscamos una hora. Las personas que apoyamos viven en sus propias casas, y una visita allí es su decisión.',
    },
    about: {
      question: '¿Quiénes son ustedes?',
      text: withName(
        '{provider} apoya a personas con discapacidad intelectual y del desarrollo. Lea más sobre nosotros en esta página.',
        details,
      ),
    },
    license: {
      question: '¿Tienen licencia?',
      text: licenses
        ? `Nuestras licencias${inEnglish ? ', en inglés' : ''}:\n${licenses}`
        : 'Por favor, pregúntenos, y le diremos.',
    },
    team: {
      question: '¿Quiénes forman su equipo?',
      text: 'Puede conocer a nuestro equipo en esta página.',
    },
    events: {
      question: '¿Qué eventos tienen?',
      text: 'Todos nuestros eventos están en una página, por mes. Abra un evento para leer más y para agregarlo a su calendario. Para preguntar por uno, llámenos.',
    },
    stories: {
      question: '¿Qué dice la gente de ustedes?',
      text: 'Lea las historias de personas y familias. Allí también puede contar la suya. El personal la lee primero, y se muestra solo si usted lo permite.',
    },
    volunteering: {
      question: '¿Puedo ser voluntario?',
      text: '¡Gracias por preguntar! Por favor, llámenos o escríbanos y díganos qué le gustaría hacer.',
    },
    donate: {
      question: '¿Cómo puedo donar?',
      text: '¡Gracias! Por favor, llámenos o escríbanos. Le diremos qué es posible.',
    },
    person: {
      question: '¿Puedo hablar con una persona?',
      text: `Llámenos, y una persona le ayudará. ${openHours(details)}También puede escribirnos.`,
    },
    hours: {
      question: '¿Cuándo abren?',
      text: `${openHours(details)}En días festivos y con mal tiempo, llame primero.`,
    },
    address: {
      question: '¿Dónde está su oficina?',
      text: `${officePlace(details)}Para estacionamiento e indicaciones, llámenos.`,
    },
    area: {
      question: '¿En qué condados atienden?',
      text: `${counties && `Apoyamos a personas en estos condados: ${counties}. `}Por favor, llámenos para preguntar por su condado.`,
    },
    languages: {
      question: '¿Hablan español o lengua de señas?',
      text: `Llámenos o escríbanos y diga qué idioma necesita, o que usa lengua de señas. Buscaremos la manera de hablar con usted.\n${spanish ? 'Este sitio también está en español. ' : ''}Yo puedo responder en español.`,
    },
    accessibility: {
      question: '¿Es accesible este sitio?',
      text: 'Hacemos este sitio para que todos puedan usarlo: con el teclado, con un lector de pantalla y con letra grande. Si algo le resulta difícil, llámenos.',
    },
    'reading-help': {
      question: 'Me cuesta leer. ¿Quién me ayuda?',
      text: 'Llámenos, y una persona lo lee con usted.\nTambién hay páginas de lectura fácil, con frases cortas y dibujos.',
    },
    'office-access': {
      question: '¿Puedo entrar con una silla de ruedas?',
      text: 'Antes de venir, llámenos y díganos qué necesita. Llámenos también para preguntar por una casa o un evento.',
    },
    notices: {
      question: '¿Dónde está su aviso de no discriminación?',
      text: details.notices
        ? 'Nuestros avisos están en su propia página. Pueden tratar de la no discriminación, la ayuda con idiomas y cómo quejarse.'
        : 'Todavía no hay avisos en este sitio. Por favor, llámenos o escríbanos, y le informaremos sobre la no discriminación, la ayuda con idiomas y cómo quejarse.',
    },
    'emergency-contact': {
      question: '¿A quién llamo fuera de horario o en una emergencia?',
      text: `En una emergencia, llame al 911. ${openHours(details)}Para cambiar su contacto de emergencia, o para preguntar a quién llamar cuando está cerrado, llámenos en ese horario.`,
    },
    'website-problem': {
      question: 'Algo no funciona en el sitio. ¿Qué hago?',
      text: 'Por favor, vuelva a cargar la página. Los archivos deben ser menores de 5 MB. Si todavía no funciona, llámenos o escríbanos y le ayudamos.',
    },
    'my-data': {
      question: '¿Qué guardan sobre mí?',
      text: 'Este sitio no usa cookies para los visitantes, y este chat no se guarda. Solo guardamos lo que usted nos envía: un mensaje, una historia, una remisión o una solicitud de empleo. Puede preguntarnos qué tenemos, y pedir que lo corrijamos o lo borremos.',
    },
    assistant: {
      question: '¿Es usted una persona de verdad?',
      text: 'Soy un ayudante automático. Sé responder preguntas comunes, y nadie lee lo que escribe. Escriba una pregunta con sus propias palabras, o elija una de abajo.\n¿Está en peligro? Llame al 911. ¿Piensa en el suicidio? Llame o mande un mensaje de texto al 988.',
    },
    openings: {
      question: '¿Qué empleos hay?',
      text: 'Todos los puestos están en Empleos, con el lugar y los turnos. Puede buscarlos por lugar y turno. Abra uno para leer más, compartirlo y postularse.',
    },
    pay: {
      question: '¿Cuánto pagan?',
      text: 'El pago depende del empleo. Abra el empleo para ver lo que dice. Si el pago no está allí, llámenos o escríbanos.',
    },
    'job-benefits': {
      question: '¿Qué beneficios tienen los empleados?',
      text: 'Los beneficios están en la sección Empleos de esta página. Para preguntar por los detalles, llámenos.',
    },
    shifts: {
      question: '¿Qué turnos hay?',
      text: 'Hay turnos de mañana, de tarde y de noche. Cada empleo dice cuáles tiene.',
    },
    requirements: {
      question: '¿Qué necesito para trabajar con ustedes?',
      text: 'Cada empleo dice qué requisitos tiene. Si su pregunta no se responde allí, llámenos o escríbanos antes de postularse.',
    },
    'background-check': {
      question: '¿Qué es la verificación de antecedentes?',
      text: 'Por ley del estado, la verificación de antecedentes penales se hace antes de que usted trabaje con las personas que apoyamos. Usted da sus huellas, o permite que una empresa con licencia busque sus datos. También tratamos de hablar con su último empleador, y se le pide aceptar una prueba de drogas.\n¿Tiene antecedentes? Por favor, llámenos.',
    },
    documents: {
      question: '¿Qué documentos necesito para postularme?',
      text: 'Envíe su currículum en PDF o Word. También puede tomarle fotos, y el formulario hace un PDF. Agregue de una a tres fotos o archivos de su identificación. Cada archivo debe ser menor de 5 MB.\nDespués de aceptar un empleo, usted muestra papeles para el formulario I-9. Usted elige cuáles.',
    },
    'application-status': {
      question: '¿Qué pasa después de postularme?',
      text: 'Su solicitud llega a nuestra oficina, y nos comunicamos con usted. Si recibió un correo con un enlace privado, allí ve en qué va su solicitud. También puede retirarla allí.\nPara preguntar, o para cambiar una entrevista o su primer día, llámenos o escríbanos.',
    },
    dsp: {
      question: '¿Qué hace un DSP (persona de apoyo directo)?',
      text: 'DSP significa Direct Support Professional, una persona de apoyo directo. Ayuda a las personas que apoyamos a vivir como quieren: en casa, en el trabajo y en la comunidad. Abra un empleo para leer qué se le pide.',
    },
    'apply-help': {
      question: '¿Me ayudan con la solicitud de empleo?',
      text: '¿Necesita ayuda para postularse, u otra manera de hacerlo por una discapacidad? Por favor, llámenos o escríbanos. Damos a todos las mismas oportunidades de empleo.',
    },
    training: {
      question: '¿Capacitan al personal nuevo?',
      text: 'Para preguntar qué capacitación incluye un empleo y si se paga, llámenos o escríbanos.',
    },
  }
}
