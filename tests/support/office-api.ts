import { beforeEach, expect } from 'vitest'
import type { Schema } from '#server/platform/db/schema.ts'
import { formBody } from './multipart.ts'
import { testApp } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type FormFields = Record<string, string | File>

/** An app, and calls of a signed-in administrator. The given tables are empty before each test. */
export function officeApi(...tables: (keyof Schema)[]) {
  const server = testApp()
  let admin: { authorization: string }

  beforeEach(async () => {
    for (const table of tables) await server.context.db.deleteFrom(table).execute()
    server.clock.at = new Date('2026-11-15T12:00:00Z')
    server.context.responseCache.clear()
    admin = await server.signIn()
  })

  async function sendForm(method: 'POST' | 'PUT', url: string, fields: FormFields) {
    const { payload, headers } = await formBody(fields)
    return server.app.inject({ method, url, payload, headers: { ...headers, ...admin } })
  }

  return {
    server,
    get admin() {
      return admin
    },
    send: (method: Method, url: string, body?: object) =>
      server.app.inject({ method, url, headers: admin, ...(body && { body }) }),
    sendForm,
    /** Creates a record with a form, and returns it. */
    async create(url: string, fields: FormFields) {
      const response = await sendForm('POST', url, fields)
      expect(response.statusCode).toBe(201)
      server.wait(1000)
      return response.json().data
    },
  }
}
