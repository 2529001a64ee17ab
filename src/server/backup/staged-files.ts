import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '../files/store.ts'
import type { Archive } from './archive-reader.ts'
import { fileFolders } from './empty-place.ts'
import type { Report } from './progress.ts'

/**
 * Writes the files of an archive beside their place, so that a restore that is cut off leaves none
 * of them where the server would look. Gives back a way to move them all in.
 */
export async function stageFiles(archive: Archive, dataDir: string, report: Report) {
  const staged = stageIn(dataDir)
  await discardStaged(dataDir)
  for (const folder of fileFolders) await mkdir(join(staged, folder), { recursive: true })

  const { files } = archive.manifest
  for (const [index, file] of files.entries()) {
    await report('Files', index, files.length)
    const options = { flag: 'wx', mode: 0o600, flush: true }
    await writeFile(join(staged, file.name), archive.bytes(file), options)
  }
  await report('Files', files.length, files.length)
  for (const folder of fileFolders) await flushFolder(join(staged, folder))

  return async function moveIn() {
    for (const folder of fileFolders) await rename(join(staged, folder), join(dataDir, folder))
    await flushFolder(dataDir)
  }
}

export const discardStaged = (dataDir: string) =>
  rm(stageIn(dataDir), { recursive: true, force: true })

const stageIn = (dataDir: string) => join(dataDir, '.restoring')
