import { beforeAll, expect, test } from 'vitest'
import { writeCalls } from '../../tests/support/contract-calls.ts'
import { createSender } from '../../tests/support/send-example.ts'
import { testApp } from '../../tests/support/test-app.ts'

const server = testApp()
let sender: Awaited<ReturnType<typeof createSender>>

beforeAll(async () => {
  sender = await createSender(server)
})

test('every route that changes something is a call of the contract', () => {
  const routes = [...server.app.accessTable.keys()].filter((name) => !/^(GET|HEAD)/.test(name))
  expect(routes.sort()).toEqual(
    writeCalls.map(({ call }) => `${call.method} /api${call.path}`).sort(),
  )
})

test.each(writeCalls)(
  '$name never causes a server error when it is sent twice at the same time',
  async ({ name }) => {
    for (let round = 0; round < 2; round += 1) {
      const example = await sender.makeExample(name)
      const responses = await Promise.all([sender.send(name, example), sender.send(name, example)])
      const statuses = responses.map((response) => response.statusCode).sort()
      expect(statuses[0], responses.map((response) => response.body).join('\n')).toBeLessThan(300)
      expect(statuses[1], responses.map((response) => response.body).join('\n')).toBeLessThan(500)
    }
  },
)
