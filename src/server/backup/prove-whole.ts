import type { Archive } from './archive-reader.ts'
import { requireOwnFileNames } from './named-files.ts'
import type { Report } from './progress.ts'

/** Reads every byte of an archive: nothing is written before all of it has proved whole. */
export async function proveWhole(archive: Archive, report: Report) {
  const { tables, files } = archive.manifest
  const count = tables.length + files.length
  for (const [index, table] of tables.entries()) {
    await report('Checked', index, count)
    for await (const rows of archive.rows(table)) requireOwnFileNames(table.name, rows)
  }
  for (const [index, file] of files.entries()) {
    await report('Checked', tables.length + index, count)
    for await (const _ of archive.bytes(file));
  }
  await report('Checked', count, count)
}
