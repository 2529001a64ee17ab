import type { PayPeriod } from '#contract/hiring/job-pay.ts'
import { shiftOfWord } from '#contract/hiring/shift-words.ts'
import { searchable } from '#contract/platform/search.ts'

/** What a search looks at. */
export type SearchedJob = {
  title: string
  location: string
  /** Title, location and description, made searchable. */
  search_text: string
  /** A list as JSON. */
  shifts: string
  employment_type: string
  /** In cents. */
  pay_from: number | null
  pay_to: number | null
  pay_per: PayPeriod | null
}

/**
 * How well a job has everything that someone typed, in any order ("overnight cookeville", "nights", "part time"): 2 by
 * its name and terms, 1 with the help of its description, 0 not at all.
 */
export function createJobSearch(text: string): (job: SearchedJob) => 0 | 1 | 2 {
  const typed = searchable(text).trim()
  const typedWords = toWords(joinWords(typed))
  if (typedWords.length === 0) return (job) => (job.search_text.includes(typed) ? 1 : 0)
  const wishes = typedWords.filter((word) => !idle.has(word)).map(toWish)
  return (job) => {
    const has = (words: string[]) => wishes.every((wish) => wish(job, words))
    if (has(toWords(nameOf(job)))) return 2
    return has(listAsked(job)) ? 1 : 0
  }
}

type Wish = (job: SearchedJob, words: string[]) => boolean

function toWish(word: string): Wish {
  if (word === noExperience) return (job) => trains.test(job.search_text)
  if (word.startsWith(unwanted)) return toRefusal(word.slice(unwanted.length))
  if (hourly.test(word) || yearly.test(word)) {
    const amount = Number(word.replace('$', ''))
    // A text says "18 or older", so it counts only where the pay is written in it.
    return (job, words) => (job.pay_per ? pays(job, amount) : words.includes(word))
  }
  const shift = shiftOfWord(word)
  const type = Object.entries(typeWords).find(([, words]) => words.includes(word))?.[0]
  const same = listSynonyms(word)
  return (job, words) =>
    (shift !== undefined && job.shifts.includes(`"${shift}"`)) ||
    (type !== undefined && job.employment_type === type) ||
    same.some((each) => words.some((other) => isSame(each, other))) ||
    // A word that is spelled wrong is compared with names only: descriptions have too many words like it.
    toWords(nameOf(job)).some((name) => isAlmost(word, name))
}

/** No nights: nights are not all that is offered. No weekends: the posting asks for none. */
function toRefusal(word: string): Wish {
  const shift = shiftOfWord(word)
  if (shift) return (job) => job.shifts !== JSON.stringify([shift])
  const same = listSynonyms(word)
  return (job) => !listAsked(job).some((other) => same.includes(other))
}

/** The words of a posting, without the times that it says nobody has to work. */
const listAsked = ({ search_text }: SearchedJob) => toWords(joinUnwanted(search_text))

const listSynonyms = (word: string) => synonyms.find((words) => words.includes(word)) ?? [word]

const nameOf = ({ title, location }: SearchedJob) => searchable(`${title} ${location}`)

const split = (words: string) => words.split(' ')

const typeWords = {
  'full-time': ['fulltime'],
  'part-time': ['parttime'],
}

const weekend = split(
  'weekend weekends saturday saturdays sunday sundays sabado sabados domingo domingos',
)

/** Words for one job; the first ones are those of the postings. */
const synonyms = [
  'direct dsp caregiver caregivers caretaker aide cna directo cuidador cuidadora cuidadores',
  'support apoyo apoyar',
  'nurse rn lpn nursing enfermera enfermero enfermeria',
  'driver driving transportation chofer conductor conductora manejar',
  'manager supervisor lead gerente supervisora encargado encargada',
  'coach trainer entrenador entrenadora',
  'assistant asistente ayudante',
  'respite relevo',
  'family familia familias',
  'community comunidad',
  'house home casa hogar',
  'spanish bilingual bilingue espanol',
  'art arte',
]
  .map(split)
  .concat([weekend])

/** Words that say nothing about which job is meant. */
const idle = new Set([
  ...split('a an any and are at do for have i im in is job jobs near me my need of on or position'),
  ...split('positions shift shifts some tennessee the there tn to want what with work working you'),
  ...split('apply available career careers county employment hiring looking now open openings'),
  // What a job pays; the number is looked at.
  ...split('$ hour hourly hr least more over pay paying pays per salary than year yearly'),
  // Every job is with the people these words name.
  ...split('adults disabilities disability disabled needs people special'),
  ...split('busco cerca con de del el empleo empleos en la las los mi necesito o para persona'),
  ...split(
    'por puesto puestos quiero trabajar trabajo trabajos turno turnos un una vacante vacantes',
  ),
  'y',
])

const noExperience = 'noexperience'
/** Before a word for a time that someone does not want to work. */
const unwanted = 'no.'
/** What a posting says to those who are new to the work. */
const trains =
  /\b(no|without|dont need|not need)( any| prior| previous)? experience\b|\btrain(ing)? you\b|\bpaid training\b/

const joinUnwanted = (text: string) =>
  text
    .replace(/\bfin(es)? de semana\b/g, 'weekend')
    .replace(/\b(?:no|not|without|sin) (\p{L}+)/gu, (both, time) =>
      shiftOfWord(time) || weekend.includes(time) ? `${unwanted}${time}` : both,
    )

/** Words that mean something else when they stand together become one. */
const joinWords = (text: string) =>
  joinUnwanted(text)
    .replace(/\bi am\b/g, 'i')
    .replace(/\b(full|part|night|day) (time|shift)\b/g, '$1$2')
    .replace(/\bgroup homes?\b/g, 'house')
    .replace(/\bhome health aides?\b/g, 'caregiver')
    .replace(/\bwork(ing)? from home\b/g, 'remote')
    .replace(
      /\b((no|without) experience( needed| required)?|entry level|paid training)\b/g,
      noExperience,
    )
    .replace(/\bsin experiencia\b/g, noExperience)
    .replace(/\b(tiempo completo|jornada completa)\b/g, 'fulltime')
    .replace(/\b(medio tiempo|tiempo parcial|media jornada)\b/g, 'parttime')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/\b(?!401k)(\d+)k\b/g, '$1000')
    // How long, not what it pays.
    .replace(/(?<!\$)\b\d{1,2} (?:hours|hrs|hour shifts?)\b(?: (?:a|per) week)?/g, '')

const toWords = (text: string): string[] =>
  text.match(/\$?[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/gu) ?? []

const hourly = /^\$?\d{2}(\.\d\d?)?$/
/** Without the sign it could be a ZIP code. */
const yearly = /^(\$\d{5,6}|\d{2,3}000)$/
const hoursOfYear = 2080

const perHour = (amount: number, per: PayPeriod | null) =>
  per === 'year' ? amount / hoursOfYear : amount

const pays = ({ pay_from, pay_to, pay_per }: SearchedJob, amount: number) =>
  perHour(Math.max(pay_from ?? 0, pay_to ?? 0), pay_per) >=
  perHour(amount * 100, amount < 1000 ? 'hour' : 'year')

/** The beginning of a word is enough, so that the list follows while someone types. */
const isSame = (typed: string, other: string) =>
  typed.length > 2 ? other.startsWith(typed) : other === typed

/** At most one letter is missing, wrong, too many or changed places with the next one. */
function isAlmost(typed: string, name: string) {
  if (typed.length < 5 || Math.abs(typed.length - name.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === name[start]) start++
  const rest = (word: string, skipped: number) => word.slice(start + skipped)
  const [first, second] = [typed[start], typed[start + 1]]
  return (
    rest(typed, 1) === rest(name, 1) ||
    rest(typed, 1) === rest(name, 0) ||
    rest(typed, 0) === rest(name, 1) ||
    (first === name[start + 1] && second === name[start] && rest(typed, 2) === rest(name, 2))
  )
}
