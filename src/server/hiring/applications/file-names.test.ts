import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#server/platform/db/portable.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { findApplication } from '../application-data/applications.queries.ts'

const server = testApp()

test.each([
  ['Résumé.pdf', 'filename="R?sum?.pdf"; filename*=UTF-8\'\'R%C3%A9sum%C3%A9.pdf'],
  ['a"b\\c%d.pdf', 'filename="a\\"b\\\\c%d.pdf"'],
  ["it's (one) *.pdf", 'filename="it\'s (one) *.pdf"'],
  ['🌷.pdf', 'filename="??.pdf"; filename*=UTF-8\'\'%F0%9F%8C%B7.pdf'],
])('a download named %s keeps its name', async (name, expected) => {
  const { context, app } = server
  const id = await addApplication(context)
  await context.db
    .updateTable('application_files')
    .set({ original_name: name })
    .where('application_id', '=', id)
    .where('kind', '=', 'resume')
    .execute()
  const headers = await server.signIn()
  const response = await app.inject({ url: `/api/careers/${id}/resume`, headers })
  expect(response.headers['content-disposition']).toBe(`attachment; ${expected}`)
})

test('a document is sent with its own content type', async () => {
  const { context, app } = server
  const id = await addApplication(context)
  const headers = await server.signIn()
  const { data } = (await app.inject({ url: `/api/careers/${id}`, headers })).json()
  const [card] = data.identificationDocuments
  const response = await app.inject({ url: `/api/careers/${id}/documents/${card.id}`, headers })
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment; filename="?passport\.png"?$/),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  const other = await addApplication(context)
  const elsewhere = `/api/careers/${other}/documents/${card.id}`
  expect((await app.inject({ url: elsewhere, headers })).statusCode).toBe(404)
  const { paths } = (await app.inject({ url: '/api/docs/json', headers })).json()
  expect(paths['/api/careers/{id}/resume'].get).toMatchObject({
    tags: ['files'],
    security: [{ bearer: [] }],
    responses: { '4XX': expect.anything(), '5XX': expect.anything() },
  })
})

test('a file that is not there is named as such', async () => {
  const { context, app } = server
  const id = await addApplication(context)
  const headers = await server.signIn()
  const { data } = (await app.inject({ url: `/api/careers/${id}`, headers })).json()
  await context.documents.remove(data.resume.filename)
  for (const url of [`/api/careers/${newId()}/resume`, `/api/careers/${id}/resume`]) {
    const response = await app.inject({ url, headers })
    expect(response.statusCode).toBe(404)
    expect(response.json().message).toBe('This file was not found.')
  }
})

const guesses = 50

/** Everything that a stranger could compare: status, headers and body. */
async function responseTo(url: string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ url, headers })
  return JSON.stringify([response.statusCode, { ...response.headers, date: '' }, response.body])
}

test('a stranger cannot tell a real document from a guessed one, in any way', async () => {
  const id = await addApplication(server.context)
  const { resume } = (await findApplication(server.context.db, id)) ?? {}
  const responses = new Set([
    await responseTo(`/uploads/resumes/${resume?.filename}`),
    await responseTo(`/api/careers/${id}/resume`),
  ])
  expect(responses.size).toBe(1)
  for (let guess = 0; guess < guesses; guess += 1) {
    responses.add(await responseTo(`/uploads/resumes/${randomBytes(24).toString('hex')}.pdf`))
    responses.add(await responseTo(`/uploads/documents/${guess}.png`))
    responses.add(await responseTo(`/api/careers/${newId()}/resume`))
  }
  expect([...responses]).toEqual([expect.stringContaining('[401,')])
})
