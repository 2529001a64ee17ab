import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { keepPreviousAssets } from '../../scripts/previous-assets.ts'
import { builtProgram } from '../support/server.ts'

/** A build whose manifest lists the `created` files; the `older` files came from a previous build. */
async function createBuild(created: string[], older: string[] = []) {
  const client = await mkdtemp(join(tmpdir(), 'poplar-build-'))
  for (const name of [...created, ...older]) {
    for (const ending of ['', '.br', '.gz']) await write(client, `assets/site/${name}${ending}`)
  }
  const chunks = created.map((name) => [name, { file: `assets/site/${name}` }])
  await write(client, '.vite/site.json', JSON.stringify(Object.fromEntries(chunks)))
  await write(client, '.vite/office.json', '{}')
  return client
}

async function write(folder: string, name: string, text = '') {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}

const listAssets = async (client: string) => (await readdir(join(client, 'assets/site'))).sort()

test('a build keeps the files of the previous one with their compressed copies, and no older files', async () => {
  const previous = await createBuild(['app-2.js', 'same.js'], ['app-1.js'])
  const next = await createBuild(['app-3.js', 'same.js'])
  await keepPreviousAssets(previous, next)
  const files = await listAssets(next)
  expect(files).toContain('app-2.js')
  expect(files).toContain('app-2.js.br')
  expect(files).toContain('app-2.js.gz')
  expect(files).not.toContain('app-1.js')
})

test('a build that changes nothing keeps the older files too', async () => {
  const previous = await createBuild(['app-2.js'], ['app-1.js'])
  const next = await createBuild(['app-2.js'])
  await keepPreviousAssets(previous, next)
  expect(await listAssets(next)).toContain('app-1.js')
})

test('the first build has nothing to keep', async () => {
  const next = await createBuild(['app-1.js'])
  await keepPreviousAssets(join(next, 'nowhere'), next)
  expect(await listAssets(next)).toEqual(['app-1.js', 'app-1.js.br', 'app-1.js.gz'])
})

test('the next build keeps the file of icons too', async () => {
  const next = await createBuild([])
  await keepPreviousAssets(join(dirname(builtProgram('main')), '../client'), next)
  expect(await listAssets(next)).toContainEqual(expect.stringMatching(/^icons-\w+\.svg$/))
})
