import { type JobShift, jobShifts } from '#contract/hiring/jobs.ts'
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
}

/** Whether a job has everything that someone typed, in any order: "overnight cookeville", "nights", "part time". */
export function createJobSearch(text: string): (job: SearchedJob) => boolean {
  const typed = searchable(text).trim()
  const typedWords = toWords(joinTwoWords(typed))
  if (typedWords.length === 0) return (job) => job.search_text.includes(typed)
  const wishes = typedWords.filter((word) => !idle.has(word)).map(toWish)
  return (job) => {
    const words = toWords(job.search_text)
    return wishes.every((wish) => wish(job, words))
  }
}

type Wish = (job: SearchedJob, words: string[]) => boolean

function toWish(word: string): Wish {
  const amount = /^\$?(\d{2})(?:\.\d\d)?$/.exec(word)?.[1]
  if (amount) return (job, words) => words.includes(word) || pays(job, Number(amount))
  const shift = jobShifts.find((each) => shiftWords[each].includes(word))
  const type = Object.entries(typeWords).find(([, words]) => words.includes(word))?.[0]
  const same = synonyms.find((words) => words.includes(word)) ?? [word]
  return (job, words) =>
    (shift !== undefined && job.shifts.includes(`"${shift}"`)) ||
    (type !== undefined && job.employment_type === type) ||
    same.some((each) => words.some((other) => isSame(each, other))) ||
    // A word that is spelled wrong is compared with names only: descriptions have too many words like it.
    toWords(searchable(`${job.title} ${job.location}`)).some((name) => isAlmost(word, name))
}

const split = (words: string) => words.split(' ')

/** In English and Spanish, as `searchable` writes them. */
const shiftWords: Record<JobShift, string[]> = {
  morning: split('morning mornings day days dayshift first 1st am manana mananas dia matutino'),
  second: split('second 2nd evening evenings afternoon afternoons pm tarde tardes segundo'),
  overnight: split(
    'overnight overnights night nights nightshift third 3rd noche noches nocturno nocturna madrugada',
  ),
}

const typeWords = {
  'full-time': ['fulltime'],
  'part-time': ['parttime'],
}

/** Words for one job; the first ones are those of the postings. */
const synonyms = [
  'direct dsp caregiver caregivers caretaker aide cna directo cuidador cuidadora cuidadores',
  'support apoyo apoyar',
  'nurse rn lpn nursing enfermera enfermero enfermeria',
  'driver driving transportation chofer conductor conductora manejar',
  'manager supervisor lead gerente supervisora encargado encargada',
  'weekend saturday sunday sabado domingo',
  'coach trainer entrenador entrenadora',
  'assistant asistente ayudante',
  'respite relevo',
  'family familia familias',
  'community comunidad',
  'house home casa hogar',
  'art arte',
].map(split)

/** They say nothing about which job is meant. */
const idle = new Set([
  ...split('a an any and at for i in job jobs near me my need of on or position shift shifts the'),
  ...split('tn to want work working $'),
  ...split('busco cerca con de del el empleo empleos en la las los mi necesito o para persona'),
  ...split(
    'por puesto puestos quiero trabajar trabajo trabajos turno turnos un una vacante vacantes',
  ),
  'y',
])

const joinTwoWords = (text: string) =>
  text
    .replace(/\b(full|part|night|day)[ -](time|shift)\b/g, '$1$2')
    .replace(/\b(tiempo completo|jornada completa)\b/g, 'fulltime')
    .replace(/\b(medio tiempo|tiempo parcial|media jornada)\b/g, 'parttime')
    .replace(/\bfin(es)? de semana\b/g, 'weekend')

const toWords = (text: string): string[] =>
  text.match(/\$?[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/gu) ?? []

const pays = ({ pay_from, pay_to }: SearchedJob, amount: number) =>
  Math.max(pay_from ?? 0, pay_to ?? 0) >= amount * 100

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
