import { lookalikes, shortForms, words } from './spelling.ts'

/** The words of a text: lower case, without accents and punctuation, common mistakes corrected. */
export function listWords(text: string) {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘`*]/gu, '')
    .replace(/(?<=[a-z])[0134@$!](?=[a-z])|[@$](?=[a-z])/g, (sign) => letters[sign] ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b[a-z](?: [a-z]){2,}\b/g, (spelled) => spelled.replaceAll(' ', ''))
    .trim()
  const corrected = plain.split(' ').map((word) => shortForms[word] ?? correction(word))
  return corrected
    .join(' ')
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/g, '$1nt')
    .replace(/\bwill not\b/g, 'wont')
    .replace(/\bcan not\b/g, 'cant')
    .replace(/\bno one\b/g, 'nobody')
    .split(' ')
    .filter(Boolean)
}

/** What people type instead of a letter. */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A word in any of its forms is one word: slap, slaps, slapped, slapping. */
export function stem(word: string) {
  if (word.length < 4) return word
  return word
    .replace(/ie[sd]$/, 'y')
    .replace(/(?<=\w{3})(?:ing|ed|es|s)$|(?<=\w{4})ly$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '')
}

/** "Graduates" and "graduation" begin alike. */
export const beginning = (word: string) => stem(word).slice(0, 6)

/** A word without one of its letters, in every way. */
const withoutOne = (word: string) =>
  [...word].map((letter, index) => ({
    remainder: word.slice(0, index) + word.slice(index + 1),
    letter,
    index,
  }))

/**
 * Finds the one of the words that a typed word is meant to be: with one wrong, missing, added or moved
 * letter, or the same letter typed twice.
 */
export function createCorrector(words: string[]) {
  const wordsByRemainder = new Map<string, { letter: string; index: number; word: string }[]>()
  for (const word of words) {
    for (const { remainder, ...without } of [
      { remainder: word, letter: '', index: -1 },
      ...withoutOne(word),
    ]) {
      const others = wordsByRemainder.get(remainder)
      if (others) others.push({ ...without, word })
      else wordsByRemainder.set(remainder, [{ ...without, word }])
    }
  }

  function nearest(typed: string) {
    const [missing] = wordsByRemainder.get(typed) ?? []
    if (missing) return missing.word
    for (const { remainder, letter, index } of withoutOne(typed)) {
      const near = wordsByRemainder
        .get(remainder)
        ?.find(
          (other) =>
            other.index === -1 ||
            other.index === index ||
            (other.letter === letter && Math.abs(other.index - index) === 1),
        )
      if (near) return near.word
    }
    return undefined
  }

  return (typed: string) => nearest(typed) ?? nearest(typed.replace(/(.)\1/g, '$1'))
}

const knownWords = new Set([...words, ...lookalikes])
const dangerWord = createCorrector(words)

/** Words of danger are recognized with a mistake in them, unless it makes another common word. */
const correction = (word: string) =>
  word.length < 4 || knownWords.has(word) ? word : (dangerWord(word) ?? word)

/** Words that are Spanish and not English, without accents. */
const spanishWords = new Set(
  `mi mis el los las una uno que quien donde cuando como porque para por sin su sus lo le les se te nos yo tu ella
  ellos esta estan estoy estaba es soy fue hay muy mas ya pero tambien todo toda todos nadie nunca nada algo alguien
  quiero quiere quisiera quieren tengo tiene tienen puedo puede pueden hace hacen dice dicen dijo siento necesito ayuda
  ayudenme ayudeme ayudame auxilio socorro emergencia ambulancia policia peligro fuego incendio abuso abusaron maltrato
  negligencia violencia miedo suicidio suicidarme morir morirme matarme matar muero vivir respira respirar respiro
  sangre sangrando golpe golpea golpearon pega pegan pego toca tocan toco roban robo grita gritan encierran comida dinero
  pastillas cuchillo pistola hijo hija hermano hermana padre madre abuela abuelo esposo tio tia nino nina bebe
  amigo casa cuarto noche dolor pecho cabeza brazo denunciar reportar ayer hoy ahora despierta desmayo
  corto corta cortarme hago dano vida vale ojala muerto muerta muera golpean golpeo golpes lastiman lastima lastimo violo
  violaron dan comer hambre sobredosis tomo toma veneno llamen llame manden vengan incendio humo ahoga ahogando duele
  ladron disparando morado azucar fiebre quemo cayo perdido perdida embarazada amenaza empuja empujo jala pellizca
  amarran amarrado dejan dejaron quita quitan quitaron sola solo sucio sucia flaco llagas moretones quiero despedida
  hola buenos buenas dias tardes gracias favor senor senora usted ustedes hablan habla hablar espanol ingles ofrecen
  ofrece aceptan acepta cuanto cuanta cuantos cuesta cuestan cobran servicio servicios trabajo trabajar empleo solicitud
  aplicar aplico contratan pagan paga turno turnos oficina direccion telefono correo horario abren abierto cierran
  seguro programa programas ninos ninas adultos discapacidad autismo sindrome vive vivir hogar familia cuidar cuidador
  cuidadora transporte medicina medicinas enfermera visita visitar queja quejas formulario referir lista espera califica
  puedan tenemos somos estamos hacemos del con una al aqui alla eso esto cual cuales tienes ayudan ayudar quienes estas`.split(
    /\s+/,
  ),
)

/** Whether at least a quarter of the words are Spanish. */
export function isSpanish(words: string[]) {
  const known = words.filter((word) => spanishWords.has(word)).length
  return known > 0 && known * 4 >= words.length
}
