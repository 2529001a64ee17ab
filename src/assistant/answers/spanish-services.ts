import type {
  CommonTopic,
  Facts,
  LivingTopic,
  ProgramTopic,
  SpanishEntry,
} from '../topics/topics.ts'
import { hasBuiltInPrograms, programNames } from './changed-programs.ts'

type ServiceTopic =
  | Exclude<CommonTopic, 'privacy' | 'jobs' | 'contact'>
  | ProgramTopic
  | LivingTopic

/** The state's programs and our services. */
export const spanishServices = (facts: Facts): Record<ServiceTopic, SpanishEntry> => {
  const { plans } = facts.details.facts
  const { english } = facts.details
  /** What staff wrote in Spanish. English pages have none of it. */
  const written = (name: 'cost' | 'eligibility' | 'wait') =>
    english && !english.includes(`facts/${name}`) ? facts.details.facts[name] : ''
  const programs = hasBuiltInPrograms(facts)
    ? 'vivienda con apoyo, vida en la comunidad, desarrollo personal y apoyo a la familia'
    : programNames(facts, 'y')
  return {
    services: {
      question: '¿Qué servicios ofrecen?',
      text: `Apoyamos a personas con discapacidad intelectual y del desarrollo.${programs && ` Nuestros programas son ${programs}.`}\nLa mayoría los recibe por un programa del estado, como ECF CHOICES. Si usted está en una exención anterior (waiver), la conserva.`,
    },
    tenncare: {
      question: '¿Qué es TennCare CHOICES?',
      text: `TennCare es el Medicaid de Tennessee. Dos de sus programas tienen nombres parecidos.\nCHOICES es para personas de 65 años o más, y para adultos de 21 o más con una discapacidad física.\nECF CHOICES es para personas de cualquier edad con una discapacidad intelectual o del desarrollo. Los lugares son limitados. Se empieza con una remisión propia a TennCare (self-referral).\n${plans.length > 0 ? `Planes que aceptamos: ${plans.join('; ')}. ` : ''}Para otros seguros, llámenos.`,
    },
    family: {
      question: '¿Qué es Family Model Residential Support?',
      text: 'Una persona elige vivir en la casa de un cuidador capacitado. No es su propia casa ni la de su familia. Allí recibe apoyo y comparte la vida diaria.\nEn CHOICES y ECF CHOICES hay un servicio parecido: Community Living Supports – Family Model.',
    },
    cost: {
      question: '¿Cuánto cuesta?',
      text:
        written('cost') ||
        'Depende de su programa. La mayoría recibe nuestros servicios por un programa del estado, como ECF CHOICES.\nPor favor, llámenos. Le diremos qué significa para usted.',
    },
    ecf: {
      question: '¿Qué es ECF CHOICES?',
      text: 'ECF CHOICES es un programa de TennCare para personas de cualquier edad con una discapacidad intelectual o del desarrollo. Ayuda a trabajar, si la persona quiere, y a vivir con la mayor independencia posible.\nSe empieza con una remisión propia a TennCare (self-referral). Los lugares son limitados. No hace falta tener trabajo.',
    },
    choices: {
      question: '¿Qué hay para personas mayores o con una discapacidad física?',
      text: 'CHOICES es un programa de TennCare para personas de 65 años o más, y para adultos de 21 o más con una discapacidad física. La ayuda puede ser en casa o en un hogar de ancianos.\nLa Area Agency on Aging and Disability puede ayudarle a pedirlo.',
    },
    waivers: {
      question: '¿Puedo entrar en una exención (waiver)?',
      text: 'Las exenciones anteriores (waivers) son Statewide, Comprehensive Aggregate Cap y Self-Determination. Desde julio de 2016 no aceptan a personas nuevas, con pocas excepciones. Si usted ya está en una, la conserva.\nLas personas nuevas piden ECF CHOICES.',
    },
    'katie-beckett': {
      question: '¿Qué es el programa Katie Beckett?',
      text: 'Katie Beckett es para menores de 18 años con discapacidades o necesidades médicas complejas. Ayuda cuando los padres ganan demasiado para Medicaid. La parte A es para las necesidades más graves. La parte B la lleva el Department of Disability and Aging.',
    },
    'family-support-program': {
      question: '¿Qué es el Family Support Program del estado?',
      text: 'Es un programa del estado con ayuda pequeña y flexible. Es para personas con discapacidades graves o del desarrollo que viven en la comunidad y no están en una exención (waiver) ni en CHOICES. Deciden consejos locales.',
    },
    eligibility: {
      question: '¿Quién puede recibir servicios?',
      text: `${written('eligibility') || 'Apoyamos a personas con discapacidad intelectual y del desarrollo. La mayoría recibe ayuda por ECF CHOICES: una discapacidad intelectual que empezó antes de los 18 años, u otra del desarrollo que empezó antes de los 22.'}\n¿Tiene dudas? Llámenos y lo vemos juntos.`,
    },
    'waiting-list': {
      question: '¿Hay lista de espera?',
      text: `Los lugares en ECF CHOICES son limitados. TennCare tiene una lista, y algunas personas van primero. ${written('wait') || 'No podemos decir cuánto tarda.'}\nLlámenos para preguntar si tenemos lugar.`,
    },
    appeals: {
      question: '¿Qué hago si me negaron los servicios?',
      text: 'Si TennCare dice que no, usted puede apelar. El Tennessee Justice Center da ayuda gratis con las apelaciones de ECF CHOICES. Por favor, no espere.',
    },
    children: {
      question: '¿Ayudan a niños?',
      text: 'ECF CHOICES es para personas de todas las edades, y los niños pueden recibir ayuda mientras viven con su familia. Katie Beckett es para menores de 18 años.\nLlámenos para preguntar qué podemos hacer por su hijo o hija.',
    },
    autism: {
      question: '¿Apoyan a personas con autismo o síndrome de Down?',
      text: 'Apoyamos a personas con discapacidad intelectual y del desarrollo. El autismo, el síndrome de Down y la parálisis cerebral son ejemplos.\nEl apoyo se planea para cada persona. Llámenos para hablar de ello.',
    },
    behavior: {
      question: '¿Ayudan con el comportamiento o la salud mental?',
      text: 'ECF CHOICES tiene los grupos 7 y 8 para personas que también tienen grandes necesidades de comportamiento o de salud mental. Lo que podemos ofrecer depende de la persona. Por favor, llámenos.\n¿Necesita hablar con alguien ahora mismo? Llame o mande un mensaje de texto al 988.',
    },
    moving: {
      question: '¿Qué hago si me mudo a Tennessee?',
      text: 'Antes de mudarse, llámenos o pregunte al LTSS Help Desk. Pregunte qué programa le conviene y qué hacer primero.',
    },
    'supported-living': {
      question: '¿Puedo tener mi propia casa?',
      text: 'La vivienda con apoyo (Supported Living) es apoyo en una casa que usted compra o renta. Puede vivir a solas o con compañeros. Su nombre está en el contrato, y usted tiene la llave.\nEl personal viene cuando lo necesita, de día o de noche.',
    },
    housemates: {
      question: '¿Puedo elegir con quién vivo?',
      text: 'En la vivienda con apoyo usted vive a solas o con los compañeros que elija. Llámenos para hablar de con quién le gustaría vivir.',
    },
    'day-and-night': {
      question: '¿Hay personal de noche?',
      text: 'En la vivienda con apoyo, el personal viene cuando usted lo necesita, de día o de noche. Cuántas horas recibe depende de su plan y de su programa.',
    },
    'daily-help': {
      question: '¿Ayudan con las comidas, el baño y la casa?',
      text: 'El personal ayuda con la vida diaria en casa, como las comidas, el dinero y las medicinas. Lo que hace por usted está escrito en su plan.\nLlámenos para hablar de lo que necesita.',
    },
    medicine: {
      question: '¿Ayudan con medicinas, convulsiones y visitas al doctor?',
      text: 'La ayuda con medicinas es parte de la vivienda con apoyo. Para convulsiones, enfermería u otras necesidades médicas, llámenos. Le diremos qué podemos hacer.',
    },
    money: {
      question: '¿Ayudan con el dinero, el SSI o los beneficios?',
      text: 'La ayuda con el dinero es parte de la vivienda con apoyo.\nPara preguntas sobre el SSI u otros beneficios, llámenos. Le ayudamos a encontrar dónde preguntar.',
    },
    community: {
      question: '¿Qué puedo hacer durante el día?',
      text: 'La vida en la comunidad es tiempo fuera de casa, con cosas que le gustan y gente que le cae bien. Hay trabajo, voluntariado, clases, clubes, iglesia, deportes y música. Ayudamos con el transporte.',
    },
    'supported-employment': {
      question: 'Tengo una discapacidad. ¿Me ayudan a encontrar trabajo?',
      text: 'El trabajo puede ser parte de su apoyo. ECF CHOICES ayuda a trabajar a personas con discapacidad, si quieren. No hace falta tener trabajo antes.\nLlámenos y lo vemos juntos. También puede preguntar en Vocational Rehabilitation, una oficina del estado.\n¿Quiere trabajar con nosotros? Puede postularse como todos.',
    },
    transportation: {
      question: '¿Dan transporte?',
      text: 'Nuestro programa de vida en la comunidad tiene viajes y ayuda para aprender a usar el autobús. Pregúntenos qué es posible donde usted vive.',
    },
    skills: {
      question: '¿Puedo aprender cosas nuevas?',
      text: 'El desarrollo personal le ayuda a aprender a su ritmo, con metas que usted elige. Puede aprender a cocinar, limpiar, leer, usar un teléfono, cuidarse en internet y hablar con su propia voz en sus reuniones.',
    },
    'family-support': {
      question: '¿Qué ayuda hay para las familias?',
      text: 'El apoyo a la familia ayuda a quienes cuidan a alguien en casa. Hay cuidado de relevo, ayuda con formularios y con ECF CHOICES, y una persona a quien llamar que conoce a su familia.',
    },
    respite: {
      question: '¿Ofrecen cuidado de relevo (respite)?',
      text: 'El cuidado de relevo es parte del apoyo a la familia. Alguien cuida a su familiar para que usted descanse, en los días que le convienen. Llámenos para preguntar por días y horas.',
    },
    'paid-caregiver': {
      question: '¿Me pueden pagar por cuidar a un familiar?',
      text: 'Depende del programa y del plan de la persona. Por favor, pregunte al coordinador de apoyo o llámenos. También puede llamar al LTSS Help Desk.',
    },
    'host-home': {
      question: '¿Puedo recibir a alguien en mi casa?',
      text: 'En Family Model, una persona vive con un cuidador capacitado y comparte su vida diaria. Si usted quiere ser ese cuidador, llámenos. Le diremos qué hace falta.',
    },
    'home-rules': {
      question: '¿Qué reglas hay en una casa?',
      text: 'En la vivienda con apoyo es su casa: su nombre está en el contrato y usted tiene la llave. No sé qué reglas hay en cada casa sobre mascotas, visitas, fumar o alcohol. Por favor, llámenos o pregunte a su coordinador de apoyo.',
    },
    technology: {
      question: '¿Ayudan con teléfonos y otra tecnología?',
      text: 'El desarrollo personal incluye ayuda con el teléfono y para cuidarse en internet. Para preguntar por tabletas, sensores u otros aparatos, llámenos.',
    },
  }
}
