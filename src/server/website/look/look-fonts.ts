import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Typeface, typefaces } from '#contract/website/look/typefaces.ts'
import { unlessMissing } from '#server/platform/errors.ts'
import { projectFolder } from '#server/platform/settings/project-folder.ts'

/** The address of the files, below the site. */
export const fontsPath = '/look/fonts'

/** The font faces of a package, with the addresses that this server has its files under. */
export const fontFaces = (typeface: Typeface) =>
  readFileSync(join(folderOf(typeface), 'wght.css'), 'utf8').replaceAll(
    'url(./files/',
    `url(${fontsPath}/`,
  )

/** A font file of one of the typefaces. The name begins with that of its package and has the version of the font. */
export async function readFont(name: string): Promise<Buffer | undefined> {
  const typeface = typefaces.find(({ id }) => name.startsWith(`${id}-`))
  if (!typeface || !/^[a-z\d-]+\.woff2$/.test(name)) return undefined
  return unlessMissing(undefined, () => readFile(join(folderOf(typeface), 'files', name)))
}

const folderOf = (typeface: Typeface) => join(projectFolder, 'node_modules', typeface.package)
