import type { AuditKey } from '#server/platform/context.ts'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import {
  hashLine,
  listLinesOutsideChain,
  newBeginnings,
  readEnd,
  readLinks,
  sealEnd,
} from './chain.queries.ts'
import { endFault, type KnownEnd } from './stored-end.ts'

/** More would only hide the first ones. */
const mostNamed = 100

type Verdict = {
  count: number
  hash: string
  problems: string[]
  /** Where the chain was begun anew or the log went on from an earlier state, in words. */
  beginnings: string[]
}
type Link = Awaited<ReturnType<typeof readLinks>>[number]

/**
 * Compares the audit log with its chain and names each line that was changed, removed or moved. Lines
 * are only ever added, so everything up to the stored end stays the same while this reads. `knownEnds` were
 * read before, so the log contains each of them, unless it went on from an earlier state since.
 */
export async function verifyLog(
  db: Db,
  keys: AuditKey[],
  knownEnds: KnownEnd[] = [],
): Promise<Verdict> {
  const end = (await readEnd(db)) ?? { count: 0, hash: '', seal: '' }
  const problems: string[] = []
  const unchecked: number[] = []
  const beginnings: { position: number; line: AuditRow }[] = []
  const lost = new Set(knownEnds.filter(({ count }) => count > 0))
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
    } else if (line.action in beginningsInWords) {
      beginnings.push({ position: link.position, line })
    }
    for (const each of lost) {
      if (each.count === link.position && each.hash === link.hash) lost.delete(each)
    }
    last = link
  }
  if (problems.length < mostNamed) {
    problems.push(...endFaults(end, last, keys))
    const explained = beginnings.filter(({ line }) => newBeginnings.includes(line.action))
    for (const each of lost) {
      if (!explained.some(({ line }) => line.at > each.at)) problems.push(endFault(each, end))
    }
  }
  for (const line of await listLinesOutsideChain(db, mostNamed)) {
    problems.push(`The line of ${line.at} (id ${line.id}) is not in the chain.`)
  }
  if (unchecked.length > 0) {
    problems.push(
      `The content of ${unchecked.length} lines (${unchecked.at(0)} to ${unchecked.at(-1)}) was not checked: the key they were written with is not here.`,
    )
  }
  return {
    count: end.count,
    hash: end.hash,
    problems,
    beginnings: beginnings.map(
      ({ position, line }) => `${named(position, line)}: ${beginningsInWords[line.action]}`,
    ),
  }
}

const beginningsInWords: Record<string, string> = {
  chained: 'the chain was begun with this line and all lines before it.',
  restored:
    'a backup was restored. What was logged after that backup and before this line is gone.',
  'accepted-audit-log': 'the log was accepted as it was, though lines were missing.',
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
