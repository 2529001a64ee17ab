import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Status } from '#contract/office/status.ts'
import { projectFolder } from '#server/platform/settings/project-folder.ts'

const Package = z.object({ version: z.string() })
/** Written by `scripts/build.ts`. */
const Build = z.object({ commit: z.nullable(z.string()) })

/** Which program this is, and since when it runs. */
export async function readProgram(startedAt: Date): Promise<Status['program']> {
  const { version } = Package.parse(await readJson('package.json'))
  const build = Build.safeParse(await readJson('dist/build.json').catch(() => undefined))
  return {
    version,
    commit: build.data?.commit ?? null,
    node: process.versions.node,
    startedAt: startedAt.toISOString(),
  }
}

/** Version and commit in a few characters. */
export const describeBuild = ({ version, commit }: Status['program']) =>
  commit ? `${version}+${commit.slice(0, 8)}` : version

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(projectFolder, file), 'utf8'))
