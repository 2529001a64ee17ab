import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '../../src/server/platform/db/transact.ts'

const firstNames =
  'Aisha Amelia Andre Beth Caleb Carmen Darius Dolores Elijah Emma Fatima Grace Hannah Imani Isaac Jamal Joanna Jose Kayla Keisha Latoya Leo Maria Marcus Maya Mei Nadia Noah Olivia Omar Priya Quentin Rosa Ruth Samuel Sofia Tasha Tyrone Wanda Xavier Yusuf'.split(
    ' ',
  )
/** A last name is a beginning and an ending, which makes 999 of them. */
const beginnings =
  'Ab Al Ar Bar Bel Ber Bro Cal Car Cole Da Del Dor El Fan Fer Gar Gil Gre Hal Har Hol Ken Lan Mar Mor Nor Ol Or Pel Pra Ram Ro San Tal Val Wil'.split(
    ' ',
  )
const endings =
  'by cher dale den der din dez ey field gan gess kins land ler ley man mer more ner nard son ster tega ton vin ward well'.split(
    ' ',
  )
const positions = ['Direct Support Professional', 'Job Coach', 'House Manager', 'Nurse', 'Driver']
const places = [
  'Nashville',
  'Smyrna',
  'Lebanon',
  'Franklin',
  'Gallatin',
  'Murfreesboro',
  'Clarksville',
]
/** As often as each is found in an office that has been hiring for years. */
const statuses =
  'rejected rejected rejected rejected rejected rejected rejected rejected pending pending hired hired withdrawn withdrawn reviewing reviewing shortlisted interview_scheduled interview_completed'.split(
    ' ',
  )
const remarks = [
  'Five years as a DSP, wants nights and weekends.',
  'Call after 3 PM, her sister answers too.',
  'Left a group home in the spring; the manager speaks well of him.',
  'No car. The bus from Smyrna stops two blocks away.',
  'Speaks Spanish at home and signs a little.',
  'Asked about pay twice.',
  'Can start in two weeks.',
]

/** A fifth of all applications are for the first job. */
const jobCount = 60

/** The id of a job or an application. */
export const makeId = (number: number) =>
  `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** One note in about five thousand has this word. */
export const rareWord = 'harpist'

const batch = 20_000
const years = 3

/**
 * Applications of three years, each with a resume, a note and two entries in its history. The database makes
 * them itself, because a million rows take too long to send.
 */
export async function fillApplicants(db: Db, count: number) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.connection().execute(async (db) => {
    if (isPostgres) {
      // Without triggers and checks of references, which take most of the time.
      await sql`set session_replication_role = replica`.execute(db)
    } else {
      await sql`pragma cache_size = -400000`.execute(db)
    }
    await addJobs(db)
    for (let from = 0; from < count; from += batch) {
      await addApplications(db, isPostgres, { from, to: Math.min(from + batch, count), count })
    }
    if (isPostgres) {
      await sql`insert into application_counts (job_id, status, count)
        select job_id, status, count(*) from applications group by job_id, status`.execute(db)
      await sql`set session_replication_role = origin`.execute(db)
      // A PostgreSQL in use does this by itself.
      await sql`vacuum analyze`.execute(db)
    }
  })
}

async function addJobs(db: Db) {
  const at = new Date().toISOString()
  const rows = Array.from({ length: jobCount }, (_, number) => ({
    id: makeId(number),
    slug: `job-${number}`,
    title: positions[number % positions.length] ?? '',
    location: `${places[number % places.length]}, TN`,
    description: '',
    shifts: '[]',
    program: '',
    status: 'published' as const,
    department: '',
    employment_type: '',
    experience_level: '',
    search_text: '',
    first_published_at: at,
    created_at: at,
    updated_at: at,
  }))
  await db.insertInto('jobs').values(rows).execute()
}

type Batch = { from: number; to: number; count: number }

async function addApplications(db: Db, isPostgres: boolean, { from, to, count }: Batch) {
  const now = Math.floor(Date.now() / 1000)
  const between = (years * 365 * 86_400) / count
  const makeTime = (n: string) => {
    const seconds = `${now} - cast((${count} - ${n}) * ${between} as bigint)`
    return isPostgres
      ? `to_char(to_timestamp(${seconds}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
      : `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`
  }
  // The moduli have no common divisor, so that no name always comes with the same job or status.
  const people = sql.raw(`
    with recursive numbers (n) as (
      select cast(${from} as bigint) union all select n + 1 from numbers where n + 1 < ${to}
    ),
    ${list('firsts', firstNames)}, ${list('beginnings', beginnings)}, ${list('endings', endings)},
    ${list('positions', positions)}, ${list('places', places)}, ${list('statuses', statuses)},
    ${list('remarks', remarks)},
    people as (
      select n, ${id('n')} as id, firsts.text as first_name, beginnings.text || endings.text as last_name,
        lower(firsts.text || '.' || beginnings.text || endings.text) || (n % 89) || '@example.org' as email,
        '615' || substr(cast(10000000 + (n * 7919) % 10000000 as text), 2) as digits,
        case when n % 5 = 0 then 0 else n % ${jobCount} end as job,
        statuses.text as status, remarks.text || case when n % 4999 = 7 then ' Once a ${rareWord}.' else '' end as note,
        ${makeTime('n')} as at, ${makeTime('n + 1')} as later
      from numbers cross join firsts cross join beginnings cross join endings cross join statuses cross join remarks
      where firsts.place = n % ${firstNames.length}
        and beginnings.place = n % ${beginnings.length}
        and endings.place = n % ${endings.length}
        and statuses.place = n % ${statuses.length}
        and remarks.place = (n / 3) % ${remarks.length}
    )`)
  const insert = (into: string, select: string) =>
    sql`insert into ${sql.raw(into)} ${people} ${sql.raw(`select ${select}`)}`.execute(db)
  const isComplete = 'case when n % 100 = 0 then 0 else 1 end'
  await insert(
    `applications (id, job_id, position, location, first_name, last_name, email, phone, status, notes,
      experience, education, has_resume, has_identification, search_text, sort_name, first_look_at,
      created_at, updated_at)`,
    `people.id, ${id('job')}, positions.text, places.text || ', TN', first_name, last_name, email, digits,
      status, note, '', '', ${isComplete}, 1,
      lower(first_name || ' ' || last_name || ' ' || email || ' ' || positions.text || ' ' || places.text || ', tn a-'
        || substr(people.id, 29, 4) || '-' || substr(people.id, 33) || ' ' || digits),
      lower(last_name || ' ' || first_name), case when status = 'pending' then null else later end, at, later
    from people cross join positions cross join places
    where positions.place = job % ${positions.length} and places.place = job % ${places.length}`,
  )
  await insert(
    'notes (id, application_id, text, search_text, created_at, created_by)',
    `id, id, note, lower(note), at, '' from people`,
  )
  await insert(
    'application_status_history (id, application_id, status, at)',
    `id, id, 'pending', at from people`,
  )
  await insert(
    'application_status_history (id, application_id, status, at)',
    `id || 'b', id, status, later from people where status <> 'pending'`,
  )
  await insert(
    `application_files (id, application_id, kind, place, stored_name, original_name, type, size, sha256, key_name)`,
    `id, id, 'resume', 0, id || '.pdf', 'resume.pdf', 'pdf', 1, '', 'none' from people`,
  )
}

const id = (n: string) =>
  `'01900000-0000-7000-8000-' || substr(cast(1000000000000 + ${n} as text), 2)`

/** A table of the texts, numbered from 0. */
const list = (name: string, texts: string[]) =>
  `${name} (place, text) as (values ${texts.map((text, place) => `(${place}, '${text}')`).join(', ')})`
