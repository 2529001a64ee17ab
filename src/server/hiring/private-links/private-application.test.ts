import { describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import { days } from '#server/platform/time.ts'
import { pdfFile } from '../../../../tests/support/documents.ts'
import { applicationLinkApi, wantsPage } from '../../../../tests/support/private-links.ts'
import { readContent } from '../../../../tests/support/website.ts'

const { server, send, link, inject, open, opened, setStatus, withdraw, ask, add } =
  applicationLinkApi()

describe('a link that works', () => {
  test('opens the Spanish page, and what is sent from it leads back to it', async () => {
    const response = await inject({ url: `/es/application/${link.token}`, headers: wantsPage })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="es"')
    expect(readContent(response.body)).toMatchObject({ kind: 'application', token: link.token })
    const url = `/api/private-links/${link.token}/withdraw?language=es`
    const { headers } = await inject({ method: 'POST', url, headers: wantsPage })
    expect(headers.location).toBe(`/es/application/${link.token}`)
  })

  test('shows the job, the reference and the status, and nothing about the person', async () => {
    const response = await open()
    expect(response.statusCode).toBe(200)
    expect(readContent(response.body)).toEqual({
      kind: 'application',
      token: link.token,
      application: {
        position: 'Direct Support Professional',
        spanishPosition: '',
        reference: expect.stringMatching(/^A-[\dA-F]{4}-[\dA-F]{4}$/),
        status: 'pending',
        offer: null,
        requests: [],
      },
    })
    for (const word of ['Tasha', 'Greene', 'tasha@', '555-0177', link.id]) {
      expect(response.body).not.toContain(word)
    }
  })

  test('goes to no cache, no search engine and no other site', async () => {
    const slash = await inject(`/application/${link.token}/`)
    expect(slash.headers.location).toBe(`/application/${link.token}`)
    for (const response of [await open(), await open('guessed'), await withdraw(), slash]) {
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, noarchive',
      })
    }
  })

  test('tells the office when it was used', async () => {
    expect((await opened()).privateLinks[0].lastUsedAt).toBeNull()
    await open()
    expect((await opened()).privateLinks[0].lastUsedAt).toBe(server.clock.at.toISOString())
  })
})

describe('a link that does not work', () => {
  const brokenLinks: [string, () => Promise<unknown>][] = [
    ['that was guessed', async () => (link.token = 'A'.repeat(43))],
    ['that is cut off', async () => (link.token = link.token.slice(0, 20))],
    ['with other characters', async () => (link.token = "%27or'1'='1%00%F0%9F%8D%95")],
    ['that is very long', async () => (link.token = 'x'.repeat(9000))],
    ['that has expired', async () => server.wait(30 * days)],
    ['that was revoked', revoke],
    ['of an application that was deleted', () => send('DELETE', `/api/careers/${link.id}`)],
  ]

  async function revoke() {
    const [made] = (await opened()).privateLinks
    await send('DELETE', `/api/careers/${link.id}/private-links/${made.id}`)
  }

  test.each(brokenLinks)('%s gets one and the same response', async (_, spoil) => {
    const request = await ask('resume')
    await spoil()
    const files = await server.context.documents.list()
    const faultyForm = await inject({
      method: 'POST',
      url: `/api/private-links/${link.token}/withdraw`,
      payload: '{',
      headers: { ...wantsPage, 'content-type': 'application/json' },
    })
    for (const response of [await open(), await open(`${link.token}/withdraw`), faultyForm]) {
      expect(response.statusCode).toBe(404)
      expect(readContent(response.body)).toEqual({ kind: 'refused', reason: 'no link' })
    }
    for (const response of [await withdraw(), await add(request, { resume: pdfFile() })]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        success: false,
        code: 'no_link',
        message: 'This link doesn’t work. Please contact us.',
      })
    }
    expect(await server.context.documents.list()).toEqual(files)
  })
})

describe('withdrawing', () => {
  test('is asked about first, then done once, in the name of the applicant', async () => {
    expect(readContent((await open(`${link.token}/withdraw`)).body).kind).toBe('withdraw')
    const response = await withdraw({
      ...wantsPage,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(`/application/${link.token}`)
    expect((await withdraw()).statusCode).toBe(200)
    const { status, reason, timeline, history } = await opened()
    expect({ status, reason }).toEqual({
      status: 'withdrawn',
      reason: 'Withdrawn by the applicant',
    })
    expect(history).toHaveLength(2)
    expect(timeline).toContainEqual(
      expect.objectContaining({ by: 'Tasha Greene', text: 'withdrew the application' }),
    )
  })

  test.each<ApplicationStatus>(['rejected', 'hired', 'withdrawn'])(
    'is not offered when the application is %s',
    async (status) => {
      await setStatus(status)
      expect(readContent((await open(`${link.token}/withdraw`)).body).kind).toBe('application')
      await withdraw()
      expect((await opened()).status).toBe(status)
    },
  )

  test('does not count as a first look of the office', async () => {
    await withdraw()
    const row = await server.context.db
      .selectFrom('applications')
      .select('first_look_at')
      .executeTakeFirst()
    expect(row?.first_look_at).toBeNull()
  })
})
