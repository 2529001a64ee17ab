import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What Biome reports about these files. In a separate folder, because another test may be reading the sources. */
export async function lint(files: { path: string; code: string }[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'poplar-lint-'))
  for (const file of ['biome.json', 'biome-imports.json', '.gitignore', 'package.json']) {
    await copyFile(file, join(folder, file))
  }
  for (const { path, code } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), code)
  }
  const args = ['lint', '--max-diagnostics=none']
  const { stderr } = spawnSync('biome', args, { cwd: folder, encoding: 'utf8' })
  await rm(folder, { recursive: true })
  return stderr
}
