import type { InjectOptions } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import type { App } from '#server/platform/http/routes.ts'
import type { Example, Office } from './call-examples.ts'
import { callFacts } from './call-facts.ts'
import { contractCalls } from './contract-calls.ts'
import { formBody } from './multipart.ts'

type Server = { app: App; context: Context; signIn: () => Promise<{ authorization: string }> }

/** Half of a surrogate pair, which is not allowed in texts and cannot be encoded in an address. */
export const loneSurrogate = '\ud800'

/** Sends the calls of the contract with their examples, or with changed ones, as an administrator. */
export async function createSender(server: Server) {
  const admin = await server.signIn()

  const send = async (name: string, example: Example) =>
    server.app.inject(await toRequest(name, { headers: admin, ...example }))

  const office: Office = {
    context: server.context,
    make: async (name) => {
      const response = await send(name, await makeExample(name))
      if (response.statusCode >= 300) throw new Error(`${name}: ${response.body}`)
      // The responses to what visitors send do not contain ids, but it is first in the list of staff.
      return response.json().data?.id ?? (await newest(name))
    },
  }
  const newest = async (name: string) => {
    const [, list] = name.split('/')
    return (await send(`GET /${list}`, {})).json().data[0].id
  }
  const makeExample = async (name: string) => {
    const make = callFacts[name]?.example
    if (!make) throw new Error(`${name} has no example in tests/calls.`)
    return make(office)
  }
  return { send, makeExample }
}

async function toRequest(name: string, { params, query, body, form, headers }: Example) {
  const call = contractCalls.find((each) => each.name === name)?.call
  if (!call) throw new Error(`${name} is not a call of the contract.`)
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encode(params?.[key] ?? ''))
  const search = Object.entries(query ?? {}).map(([key, value]) => `${key}=${encode(value)}`)
  const url = `/api${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
  const sent = form && (await formBody(form))
  return {
    method: call.method,
    url,
    headers: { ...headers, ...sent?.headers },
    ...(body && { body }),
    ...(sent && { payload: sent.payload }),
  } satisfies InjectOptions
}

const encode = (text: string) => text.split(loneSurrogate).map(encodeURIComponent).join('%ED%A0%80')
