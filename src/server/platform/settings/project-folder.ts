import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The server runs from `src/server` and, once it is built, from `dist/server`. */
export const projectFolder = dirname(findPackageJSON(import.meta.url) ?? '')
export const buildFolder = join(projectFolder, 'dist')

const isBuilt = import.meta.filename.startsWith(buildFolder)

/** The file of a program, such as `operations/backup/nightly-worker`; `scripts/build.ts` lists them all. */
export const programFile = (name: string) =>
  isBuilt
    ? join(buildFolder, 'server', `${name}.js`)
    : join(projectFolder, 'src/server', `${name}.ts`)
