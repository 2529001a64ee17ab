import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import * as pages from '#web/site/entry-server.tsx'
import { callFacts } from '../support/call-facts.ts'
import { writeCalls } from '../support/contract-calls.ts'
import { testApp } from '../support/test-app.ts'
import { testWebsite } from '../support/website.ts'

const server = testApp()
let app: App

beforeAll(async () => {
  const website = testWebsite({
    render: pages.render,
    renderFormResult: async (...given) => pages.renderFormResult(...given),
    renderPrivatePage: async (page) => pages.renderPrivatePage(page),
  })
  app = await createApp(server.context, website)
})
afterAll(() => app.close())

/** The office needs a script, so its sign-in does too. */
const forms = writeCalls.filter(
  ({ name, call }) =>
    call.access === 'public' && !call.path.startsWith('/auth/') && !callFacts[name]?.needsScript,
)

/** Whoever has a private link finds the form behind it. */
const openForms = forms.filter(({ call }) => !call.path.includes(':'))

test('links lead from the home page to each form, which has its honeypot', async () => {
  const seen = new Set(['/'])
  const shown: string[] = []
  for (const path of seen) {
    const { body } = await app.inject(path)
    shown.push(...(body.match(/<form.*?<\/form>/gs) ?? []))
    // Addresses of files have a dot.
    for (const [, link = ''] of body.matchAll(/ href="(\/[\w/-]*)["?#]/g)) seen.add(link)
  }
  const found = openForms.map(({ name, call }) => {
    const form = shown.find((html) => html.includes(`action="/api${call.path}"`))
    return { name, shown: form !== undefined, honeypot: form?.includes('name="website"') }
  })
  expect(found).toEqual(
    openForms.map(({ name }) => ({ name, shown: true, honeypot: !callFacts[name]?.noHoneypot })),
  )
})
