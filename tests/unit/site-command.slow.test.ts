import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { command, type Env, newInstallation, start } from '../support/installation.ts'
import { signIn } from '../support/office-calls.ts'
import { pictureFile } from '../support/pictures.ts'
import { administrator } from '../support/server.ts'

const site = async (env: Env, ...args: string[]) =>
  (await command(env, 'operations/office-command', 'site', ...args)).stdout

test('a site is exported while its server runs, imported with its picture, and the import is undone', async () => {
  const [from, to] = [await newInstallation(), await newInstallation()]
  const laptop = await start(from)
  const office = await signIn(laptop.url, administrator)
  const image = await pictureFile({ width: 600 })
  await office.form('/hero', { title: 'Made on a laptop', subtitle: '', image })
  const file = join(from.dir, 'site.zip')
  expect(await site(from, 'export', file)).toContain('with 1 picture.')

  expect(await site(to, 'import', file)).toContain('"Made on a laptop"')
  expect(await readdir(to.DATA_DIR)).not.toContain('site-before-import.zip')
  expect(await site(to, 'import', file, '--yes')).toContain('site undo-import')
  const server = await start(to)
  const page = await (await fetch(server.url)).text()
  expect(page).toContain('Made on a laptop')
  const [address = ''] = page.match(/\/uploads\/pictures\/\S+?\.webp/) ?? []
  expect((await fetch(server.url + address)).status).toBe(200)
  await expect(site(to, 'undo-import', '--yes')).rejects.toThrow(
    'Another server is already running',
  )
  await server.stop()
  expect(await site(to, 'undo-import', '--yes')).toContain('as it was before the import')
})
