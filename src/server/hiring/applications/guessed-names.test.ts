import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#server/platform/db/portable.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { findApplication } from '../application-data/applications.queries.ts'

const server = testApp()
const guesses = 500

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
