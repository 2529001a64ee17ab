import { beforeAll, expect, test } from 'vitest'
import type { Example } from '../../tests/support/call-examples.ts'
import { type ContractCall, contractCalls } from '../../tests/support/contract-calls.ts'
import { createSender } from '../../tests/support/send-example.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { listTextFields, withField } from '../../tests/support/text-fields.ts'

const server = testApp()
let sender: Awaited<ReturnType<typeof createSender>>

beforeAll(async () => {
  sender = await createSender(server)
})

/** How zod, Temporal and the engine begin their messages. */
const ofALibrary =
  /Invalid (input|option|string|number|ISO|UUID|email|URL)|expected|received|Too (big|small)|Unrecognized|Temporal|RangeError|TypeError|undefined/

const wrong = [undefined, null, 5, {}, [], 'x']
const calls = contractCalls.filter(({ schemas }) => schemas.body ?? schemas.form ?? schemas.query)

test.each(calls)('$name refuses wrong values in words of our own', async (call: ContractCall) => {
  const { name, schemas } = call
  const location = schemas.body ? 'body' : schemas.form ? 'form' : 'query'
  const fields = listTextFields(call).filter((field) => field.location === location)
  const params = Object.fromEntries(
    [...call.call.path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, crypto.randomUUID()]),
  )
  for (const value of location === 'body' ? wrong : ['x']) {
    // Every field is wrong at once, so each call is sent a few times only.
    const example = fields.reduce<Example>(
      (each, field) => withField(each, field, value as string),
      { params, [location]: {} },
    )
    const { statusCode, body } = await sender.send(name, example)
    expect(statusCode, body).toBeLessThan(500)
    expect(statusCode < 300 ? '' : body).not.toMatch(ofALibrary)
  }
})
