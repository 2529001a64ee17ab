import { beforeEach, expect, test } from 'vitest'
import {
  countFilesOfOtherKeys,
  forgetRemoved,
  listAllFiles,
  listFilesOfKey,
  listFilesOfOtherKeys,
  listKeyNames,
  listRemoved,
  listStoredNames,
  markRemoved,
  setKeyName,
} from '#server/records/documents/documents.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { addFiles, findFile, listApplicationFiles } from './application-files.queries.ts'

const server = testApp()

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('removed_files').execute()
})

test('files are listed in the order they were sent, of the given applications only', async () => {
  const { db } = server.context
  const [first, second] = [
    await addApplication(server.context),
    await addApplication(server.context),
  ]
  await addApplication(server.context)
  const files = await listApplicationFiles(db, [first, second])
  expect(files.map((file) => file.place)).toEqual([0, 0, 1, 1])
  expect(new Set(files.map((file) => file.application_id))).toEqual(new Set([first, second]))
  expect(await listApplicationFiles(db, [])).toEqual([])
  expect(await listAllFiles(db)).toHaveLength(6)
})

test('a file is found by any of its columns', async () => {
  const { db, documents } = server.context
  const id = await addApplication(server.context)
  const document = await documents.save('identification', 'pdf', Buffer.from('card'))
  const other = await addApplication(server.context)
  await db.deleteFrom('application_files').where('application_id', '=', other).execute()
  await addFiles(db, other, [{ ...document, originalName: 'card.pdf' }])
  expect(await findFile(db, { id: document.id })).toEqual({
    id: document.id,
    item: '',
    name: '',
    application_id: other,
    kind: 'identification',
    place: 0,
    stored_name: document.storedName,
    original_name: 'card.pdf',
    type: 'pdf',
    size: 4,
    sha256: document.sha256,
    key_name: 'test',
    loads_external: 0,
  })
  expect(await findFile(db, { id: document.id, application_id: id })).toBeUndefined()
  expect(await findFile(db, { application_id: id, kind: 'resume' })).toMatchObject({ place: 0 })
  const all = await listAllFiles(db)
  expect(all).toContainEqual({ owner: `application ${other}`, storedName: document.storedName })
})

test('files are found by the key they were sealed with', async () => {
  const { db } = server.context
  const [first] = [await addApplication(server.context), await addApplication(server.context)]
  expect(await listKeyNames(db)).toEqual(['test'])
  const [file] = await listApplicationFiles(db, [first])
  const id = file?.id ?? ''
  expect(await setKeyName(db, id, 'new')).toBe(true)
  expect(await setKeyName(db, 'nobody', 'new')).toBe(false)
  expect((await listKeyNames(db)).sort()).toEqual(['new', 'test'])
  expect(await listFilesOfKey(db, 'new', 5)).toMatchObject([{ id }])
  expect(await listFilesOfKey(db, 'test', 2)).toHaveLength(2)
  expect(await countFilesOfOtherKeys(db, 'new')).toBe(3)
  const others = await listFilesOfOtherKeys(db, 'new', '', 2)
  const rest = await listFilesOfOtherKeys(db, 'new', others[1]?.id ?? '', 2)
  expect(new Set([...others, ...rest].map((each) => each.id)).size).toBe(3)
  expect(rest).toHaveLength(1)
})

test('the names of all files are read in steps', async () => {
  const { db } = server.context
  await addApplication(server.context)
  await addApplication(server.context)
  const names = (await listAllFiles(db)).map((file) => file.storedName).sort()
  expect(await listStoredNames(db, '', 3)).toEqual(names.slice(0, 3))
  expect(await listStoredNames(db, names[2] ?? '', 3)).toEqual(names.slice(3))
  expect(await listStoredNames(db, names[3] ?? '', 3)).toEqual([])
})

test('files of deleted applications are listed until they are deleted from the disk', async () => {
  const { db, now } = server.context
  await markRemoved(db, [], now())
  expect(await listRemoved(db)).toEqual([])
  await markRemoved(db, ['a', 'b', 'c'], now())
  await forgetRemoved(db, [])
  expect((await listRemoved(db)).sort()).toEqual(['a', 'b', 'c'])
  await forgetRemoved(db, ['a', 'c'])
  expect(await listRemoved(db)).toEqual(['b'])
  const rows = await db.selectFrom('removed_files').selectAll().execute()
  expect(rows).toEqual([{ stored_name: 'b', removed_at: now().toISOString() }])
})
