import { cp, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

type Chunk = { file: string; css?: string[]; assets?: string[] }

/**
 * Copies the files of the previous build into the new one, because a tab that was open during a release
 * still loads them, and so does a server that still runs. Their names contain a hash, so nothing is
 * overwritten. Files of even older builds are dropped, unless this build changed nothing.
 */
export async function keepPreviousAssets(previous: string, next: string) {
  const before = await listFiles(previous)
  const now = await listFiles(next)
  const unchanged = before.size > 0 && before.size === now.size && before.isSubsetOf(now)
  for (const file of await filesIn(previous, 'assets')) {
    const name = file.replace(/\.(br|gz)$/, '')
    if (!now.has(name) && (unchanged || before.has(name))) {
      await cp(join(previous, file), join(next, file))
    }
  }
}

async function filesIn(folder: string, part: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(join(folder, part), options).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** The files that a build itself created, according to its manifests. */
async function listFiles(folder: string): Promise<Set<string>> {
  const files = new Set<string>()
  for (const name of await filesIn(folder, '.vite')) {
    const manifest = await readFile(join(folder, name), 'utf8')
    for (const { file, css = [], assets = [] } of Object.values<Chunk>(JSON.parse(manifest))) {
      for (const name of [file, ...css, ...assets]) files.add(name)
    }
  }
  return files
}
