import type { AuditKey } from '#server/platform/context.ts'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import {
  hashLine,
  knownAuditKeys,
  listLinesOutsideChain,
  readEnd,
  readLinks,
  sealEnd,
} from './chain.queries.ts'

/** More would only hide the first ones. */
const mostNamed = 100

type Verdict = { count: number; hash: string; problems: string[] }
type Link = Awaited<ReturnType<typeof readLinks>>[number]

/**
 * Compares the audit log with its chain and names each line that was changed, removed or moved. Lines
 * are only ever added, so everything up to the stored end stays the same while this reads.
 */
export async function verifyLog(db: Db, keys: AuditKey[]): Promise<Verdict> {
  const end = (await readEnd(db)) ?? { count: 0, hash: '', seal: '' }
  const problems: string[] = []
  const unchecked: number[] = []
  let last = { position: 0, hash: '', key_id: '' }

  for await (const link of links(db, end.count)) {
    if (problems.length >= mostNamed) break
    if (link.position > last.position + 1) {
      problems.push(missing(last.position + 1, link.position - 1))
    }
    const key = keys.find(({ id }) => id === link.key_id)
    const line = readLine(link)
    if (!line) problems.push(`Line ${link.position} (id ${link.line_id}) is missing.`)
    else if (!key) unchecked.push(link.position)
    else if (hashLine(key, link.position, last.hash, line) !== link.hash) {
      problems.push(
        `${named(link.position, line)} was changed, or does not follow the line before it.`,
      )
    }
    last = link
  }
  if (problems.length < mostNamed) problems.push(...endFaults(end, last, keys))
  for (const line of await listLinesOutsideChain(db, mostNamed)) {
    problems.push(`The line of ${line.at} (id ${line.id}) is not in the chain.`)
  }
  if (unchecked.length > 0) {
    problems.push(
      `The content of ${unchecked.length} lines (${unchecked.at(0)} to ${unchecked.at(-1)}) was not checked: the key they were written with is not here.`,
    )
  }
  return { count: end.count, hash: end.hash, problems }
}

async function* links(db: Db, upTo: number): AsyncGenerator<Link> {
  let after = 0
  for (;;) {
    const batch = await readLinks(db, { after, upTo })
    yield* batch
    const last = batch.at(-1)
    if (!last) return
    after = last.position
  }
}

function endFaults(
  end: { count: number; hash: string; seal: string },
  last: { position: number; hash: string; key_id: string },
  keys: AuditKey[],
): string[] {
  if (last.position < end.count) return [missing(last.position + 1, end.count)]
  if (end.count === 0) return []
  const key = keys.find(({ id }) => id === last.key_id)
  const intact = end.hash === last.hash && (!key || end.seal === sealEnd(key, end))
  return intact ? [] : ['The stored end of the log was changed: lines after it may be missing.']
}

function readLine(link: Link): AuditRow | undefined {
  const { id, at, action, object_kind } = link
  if (id === null || at === null || action === null || object_kind === null) return undefined
  return { ...link, id, at, action, object_kind }
}

const named = (position: number, { at, id }: AuditRow) => `Line ${position} (${at}, id ${id})`

const missing = (from: number, to: number) =>
  from === to ? `Line ${from} is missing.` : `Lines ${from} to ${to} are missing.`

/** `npm run office -- audit verify` */
export async function verifyCommand(db: Db, settings: Settings): Promise<string> {
  const { count, hash, problems } = await verifyLog(db, await knownAuditKeys(settings))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return `The audit log is complete and unchanged: ${count} lines. The last one has the hash ${hash}.`
}
