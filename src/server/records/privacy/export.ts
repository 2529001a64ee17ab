import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { zoneName } from '#contract/platform/time-zone.ts'
import { type FoundData, PersonalRecord } from '#contract/records/privacy.ts'
import type { Documents } from '#server/platform/files/document-store.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { clockTimeIn } from '#server/platform/time.ts'
import type { StoredRecord } from '../personal-data.ts'

type Dependencies = {
  documents: Documents
  records: StoredRecord[]
  found: FoundData
  /** The provider's name. */
  provider: string
  madeAt: string
  /** Called for a document that cannot be opened; the archive then says so in its place. */
  onUnreadable: (error: unknown, id: string) => void
}

const unreadable = 'This document could not be opened. Please tell the people who run the website.'

/** An archive of everything: a text to read, the same as data, and the documents. One document is in memory at a time. */
export function personalArchive(dependencies: Dependencies) {
  const { documents, records, found, provider, madeAt, onUnreadable } = dependencies
  const zip = new ZipFile()
  const files = records.flatMap((record) => record.documents)
  // Names of our own, because a sender's file name may be anything.
  const findName = (id: string) => {
    const place = files.findIndex((file) => file.id === id)
    const { kind, type } = files[place] as (typeof files)[number]
    return `documents/${place + 1}-${kind}.${type}`
  }
  zip.addBuffer(Buffer.from(toText(found, { provider, madeAt }, findName)), 'everything.txt')
  zip.addBuffer(Buffer.from(JSON.stringify(toData(found, madeAt, findName), null, 2)), 'data.json')
  for (const file of files) {
    zip.addReadStreamLazy(findName(file.id), { compress: false }, (give) => {
      void documents
        .read(file)
        .catch((error) => {
          onUnreadable(error, file.id)
          return Buffer.from(unreadable)
        })
        .then((bytes) => give(null, Readable.from([bytes])))
    })
  }
  zip.end()
  return zip.outputStream as Readable
}

function toData({ kinds, auditLines, holds }: FoundData, madeAt: string, findName: FindName) {
  return {
    madeAt,
    kinds: kinds.map(({ label, records }) => ({
      label,
      records: records.map((record) => {
        const { documents, ...rest } = PersonalRecord.parse(record)
        return {
          ...rest,
          documents: documents.map((each) => ({ ...each, file: findName(each.id) })),
        }
      }),
    })),
    auditLines,
    holds,
  }
}

type FindName = (documentId: string) => string

function toText(
  { kinds, auditLines, holds }: FoundData,
  { provider, madeAt }: Pick<Dependencies, 'provider' | 'madeAt'>,
  findName: FindName,
) {
  const clock = (iso: string) => clockTimeIn(providerZone(), iso)
  const lines = [
    `${provider}: everything stored about one person`,
    `Made ${clock(madeAt)}. All times are in ${zoneName(providerZone())}.`,
  ]
  for (const { label, records } of kinds) {
    lines.push('', '', `${label}: ${records.length}`)
    for (const { at, title, details, history, documents } of records) {
      lines.push('', `${clock(at)}  ${title}`)
      lines.push(
        ...details.filter(({ text }) => text).map(({ label, text }) => `${label}: ${text}`),
      )
      lines.push(...history.map(({ at, text }) => `${clock(at)}  ${text}`))
      lines.push(...documents.map(({ id, name }) => `Document: ${name} (in ${findName(id)})`))
    }
  }
  for (const { at, reason } of holds)
    lines.push('', `Not to be erased since ${clock(at)}: ${reason}`)
  lines.push('', `Lines of the audit log about this, without names: ${auditLines}`, '')
  return lines.join('\r\n')
}
