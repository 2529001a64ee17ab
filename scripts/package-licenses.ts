import { readFile } from 'node:fs/promises'

export type PackageLicense = {
  name: string
  version: string
  /** An SPDX expression such as `MIT OR Apache-2.0`, or empty if the package does not say. */
  license: string
  /** Used to build and test only; no part of it is delivered. */
  tool: boolean
}

type Lock = {
  packages: Record<string, { name?: string; version: string; license?: string; dev?: boolean }>
}

/** Licenses that ask for no more than to be named. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
]

/** Licenses with conditions for those who deliver the package, which nobody does with a tool. */
const forTools = ['CC-BY-4.0', 'MPL-2.0']

/** Accepted for these packages, because we deliver them unchanged and in files of their own. */
const unchanged: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^lightningcss/,
  'OFL-1.1': /^@fontsource-variable\//,
}

/** Every package in the lockfile, for all systems it can be installed on. */
export async function readLicenses(lockfile: string): Promise<PackageLicense[]> {
  const { packages }: Lock = JSON.parse(await readFile(lockfile, 'utf8'))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version, license = '', dev = false }]) => ({
      name: name ?? path.replace(/^.*node_modules\//, ''),
      version,
      license,
      tool: dev,
    }))
}

/** In `A OR B` one of them is enough; in `A AND B` both are needed. */
export function isAccepted({ name, license, tool }: PackageLicense): boolean {
  const accepted = (id: string) =>
    permissive.includes(id) ||
    (tool && forTools.includes(id)) ||
    (unchanged[id]?.test(name) ?? false)
  return license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(accepted))
}
