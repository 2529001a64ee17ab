import type { Archive } from './archive-reader.ts'
import type { Report } from './progress.ts'

/** Reads every byte of an archive: nothing is written before all of it has proved whole. */
export async function proveWhole(archive: Archive, report: Report) {
  const { tables, files } = archive.manifest
  const contents = [
    ...tables.map((table) => () => archive.rows(table)),
    ...files.map((file) => () => archive.bytes(file)),
  ]
  for (const [index, read] of contents.entries()) {
    await report('Checked', index, contents.length)
    for await (const _ of read());
  }
  await report('Checked', contents.length, contents.length)
}
