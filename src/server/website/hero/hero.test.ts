import { describe, expect, test } from 'vitest'
import type { HeroSlide } from '#contract/website/hero.ts'
import { heroApi } from '../../../../tests/support/hero.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'

const { api, addSlide, listSlides } = heroApi()

test('GET /hero/{id} responds with the slide, also a hidden one', async () => {
  const slide = await addSlide({ isActive: 'false' })
  const response = await api.send('GET', `/api/hero/${slide.id}`)
  expect(response.json()).toEqual({ success: true, data: slide })
  const unknown = await api.send('GET', '/api/hero/01890000-0000-7000-8000-000000000000')
  expect(unknown.statusCode).toBe(404)
})

describe('GET /hero', () => {
  test('shows visitors the active slides, in their order', async () => {
    await addSlide({ title: 'second', order: '2' })
    await addSlide({ title: 'hidden', order: '3', isActive: 'false' })
    await addSlide({ title: 'first', order: '1' })
    expect((await listSlides('/api/hero')).map((slide) => slide.title)).toEqual(['first', 'second'])
    expect((await listSlides('/api/hero/admin', api.admin)).map((slide) => slide.title)).toEqual([
      'first',
      'second',
      'hidden',
    ])
  })

  test('shows every change immediately, although the response is cached', async () => {
    expect(await listSlides('/api/hero')).toEqual([])
    const { id } = await addSlide()
    expect(await listSlides('/api/hero')).toHaveLength(1)
    await api.server.app.inject({
      method: 'PATCH',
      url: `/api/hero/${id}/status`,
      body: { isActive: false },
      headers: api.admin,
    })
    expect(await listSlides('/api/hero')).toEqual([])
  })

  test('responds with 304 to a browser that already has the content', async () => {
    const { headers } = await api.server.app.inject('/api/hero')
    const again = await api.server.app.inject({
      url: '/api/hero',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('PUT /hero/{id}', () => {
  test('keeps the picture when none is sent', async () => {
    const slide = await addSlide()
    const response = await api.sendForm('PUT', `/api/hero/${slide.id}`, {
      title: 'New',
      subtitle: 'words',
    })
    expect(response.json().data).toMatchObject({
      title: 'New',
      subtitle: 'words',
      imageUrl: slide.imageUrl,
      order: slide.order,
    })
  })

  test('keeps the subtitle when none is sent, and clears it when it is empty', async () => {
    const { id } = await addSlide({ subtitle: 'for everyone' })
    const kept = await api.sendForm('PUT', `/api/hero/${id}`, { title: 'New' })
    expect(kept.json().data.subtitle).toBe('for everyone')
    const cleared = await api.sendForm('PUT', `/api/hero/${id}`, { title: 'New', subtitle: '' })
    expect(cleared.json().data.subtitle).toBe('')
  })

  test('replaces the picture when one is sent', async () => {
    const slide = await addSlide()
    const image = await pictureFile({ width: 640, height: 320 })
    const response = await api.sendForm('PUT', `/api/hero/${slide.id}`, { title: 'New', image })
    expect(response.json().data.picture).toMatchObject({ width: 640, height: 320 })
  })

  test('refuses the second of two editors, and overwrites nothing', async () => {
    const { id, updatedAt } = await addSlide()
    api.server.wait(1000)
    await api.sendForm('PUT', `/api/hero/${id}`, { title: 'The first edit', updatedAt })
    const second = await api.sendForm('PUT', `/api/hero/${id}`, {
      title: 'The second edit',
      updatedAt,
    })
    expect(second.statusCode).toBe(409)
    expect(second.json().message).toBe('Someone else changed this. Reload to see it.')
    expect((await listSlides('/api/hero'))[0]?.title).toBe('The first edit')
  })

  test('responds with 404 for a slide that does not exist and for a malformed id', async () => {
    const gone = '01890000-0000-7000-8000-000000000000'
    expect((await api.sendForm('PUT', `/api/hero/${gone}`, { title: 'x' })).statusCode).toBe(404)
    expect((await api.sendForm('PUT', '/api/hero/1%20or%201', { title: 'x' })).statusCode).toBe(404)
  })
})

describe('order and removal', () => {
  test('PUT /hero/reorder puts the slides in the order given', async () => {
    const a = await addSlide({ title: 'a' })
    const b = await addSlide({ title: 'b' })
    const response = await api.server.app.inject({
      method: 'PUT',
      url: '/api/hero/reorder',
      body: { slideIds: [b.id, a.id] },
      headers: api.admin,
    })
    expect(response.json().data.map((slide: HeroSlide) => [slide.title, slide.order])).toEqual([
      ['b', 1],
      ['a', 2],
    ])
  })

  test('PUT /hero/reorder must list every slide once', async () => {
    const a = await addSlide({ title: 'a' })
    const b = await addSlide({ title: 'b' })
    for (const slideIds of [[a.id], [a.id, a.id], [a.id, b.id, b.id]]) {
      const response = await api.server.app.inject({
        method: 'PUT',
        url: '/api/hero/reorder',
        body: { slideIds },
        headers: api.admin,
      })
      expect(response.statusCode).toBe(400)
    }
    expect((await listSlides('/api/hero')).map((slide) => slide.title)).toEqual(['a', 'b'])
  })

  test('DELETE /hero/{id} closes the gap, so that the next new slide is last', async () => {
    const first = await addSlide({ title: 'first' })
    await addSlide({ title: 'second' })
    const response = await api.server.app.inject({
      method: 'DELETE',
      url: `/api/hero/${first.id}`,
      headers: api.admin,
    })
    expect(response.json()).toEqual({ success: true })
    await addSlide({ title: 'third' })
    expect((await listSlides('/api/hero')).map((slide) => [slide.title, slide.order])).toEqual([
      ['second', 1],
      ['third', 2],
    ])
  })

  test('every change is in the audit log, with ids only', async () => {
    const { id } = await addSlide({ title: 'a secret title' })
    await api.sendForm('PUT', `/api/hero/${id}`, { title: 'another secret' })
    await api.send('PATCH', `/api/hero/${id}/status`, { isActive: false })
    await api.send('PATCH', `/api/hero/${id}/status`, { isActive: true })
    await api.send('DELETE', `/api/hero/${id}`)
    const lines = await api.server.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'hidden',
      'shown',
      'deleted',
    ])
    expect(new Set(lines.map(({ object_kind }) => object_kind))).toEqual(new Set(['hero slide']))
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})
