import { expect, test } from 'vitest'
import { firstQuestions } from '#content/hiring.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()

test('six questions come with the product; of two who edit them, the second is told', async () => {
  const headers = await server.signIn()
  const url = '/api/careers/interview-questions'
  const read = async () => (await server.app.inject({ url, headers })).json().data
  const save = (body: object) => server.app.inject({ method: 'PUT', url, headers, body })
  expect(await read()).toEqual({ questions: firstQuestions, updatedAt: '' })
  expect(firstQuestions).toHaveLength(6)

  expect((await save({ questions: ['Why us?'], updatedAt: '' })).statusCode).toBe(200)
  expect(await read()).toMatchObject({ questions: ['Why us?'] })
  const late = await save({ questions: ['When?'], updatedAt: '' })
  expect(late.statusCode).toBe(409)
  expect(late.json().conflict).toMatchObject({ current: { questions: ['Why us?'] } })
})
