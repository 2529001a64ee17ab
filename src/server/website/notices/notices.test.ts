import { describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { type NoticeId, noticeMessages } from '#contract/website/notices.ts'
import { minutes } from '#server/platform/time.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const office = officeApi('notices')
const { server, send } = office

const url = (id: NoticeId | 'unknown') => `/api/admin/notices/${id}`
const write = (id: NoticeId, text = '<p>Ask us.</p>', updatedAt?: string) => {
  server.wait(1000)
  return send('PUT', url(id), { text, ...(updatedAt !== undefined && { updatedAt }) })
}
const publish = (id: NoticeId, published = true, updatedAt?: string) => {
  server.wait(1000)
  return send('PATCH', url(id), { published, ...(updatedAt !== undefined && { updatedAt }) })
}
const shown = async () => (await server.app.inject('/api/notices')).json().data
const edited = async () => (await send('GET', '/api/admin/notices')).json().data
const isLinked = async () => (await server.app.inject('/api/site-details')).json().data.notices

test('there is no sample text, and nothing is published', async () => {
  expect(await shown()).toEqual([])
  expect(await isLinked()).toBe(false)
  const empty = { text: '', easyText: '', published: false, updatedAt: '' }
  expect(await edited()).toEqual([
    { id: 'non-discrimination', ...empty },
    { id: 'language-help', ...empty },
    { id: 'how-to-complain', ...empty },
  ])
})

test('a text is a draft until it is published, and again after it is taken back', async () => {
  const saved = await write('language-help', '<p>Ask us.</p>', '')
  expect(saved.statusCode).toBe(200)
  expect(saved.json().data).toEqual({
    id: 'language-help',
    text: '<p>Ask us.</p>',
    easyText: '',
    published: false,
    updatedAt: server.clock.at.toISOString(),
  })
  expect((await edited())[1]).toEqual(saved.json().data)
  expect(await shown()).toEqual([])
  expect(await isLinked()).toBe(false)

  const { updatedAt } = (await publish('language-help')).json().data
  expect(await shown()).toEqual([
    {
      id: 'language-help',
      spanish: '',
      text: '<p>Ask us.</p>',
      easyText: '',
      spanishEasy: '',
      updatedAt,
    },
  ])
  expect(await isLinked()).toBe(true)
  expect(server.context.details.last()).toEqual({ ...builtInDetails, notices: true })

  await write('language-help', '<p>Call us.</p>')
  expect(await shown()).toMatchObject([{ text: '<p>Call us.</p>' }])

  await publish('language-help', false)
  expect(await shown()).toEqual([])
  expect(await isLinked()).toBe(false)
  expect(server.context.details.last()).toEqual(builtInDetails)
})

test('the Easy Read text is kept when someone saves without it, and can be emptied', async () => {
  const save = async (body: object) => {
    server.wait(1000)
    return (await send('PUT', url('language-help'), body)).json().data.easyText
  }
  const text = '<p>Ask us.</p>'
  expect(await save({ text, easyText: 'Ask us.\nWe help.' })).toBe('Ask us.\nWe help.')
  expect(await save({ text })).toBe('Ask us.\nWe help.')
  await publish('language-help')
  expect(await shown()).toMatchObject([{ easyText: 'Ask us.\nWe help.' }])
  expect(await save({ text, easyText: '' })).toBe('')
})

test('visitors get the published ones in the order of the page', async () => {
  for (const id of ['how-to-complain', 'language-help', 'non-discrimination'] as const) {
    await write(id)
  }
  await publish('how-to-complain')
  await publish('non-discrimination')
  expect((await shown()).map(({ id }: { id: string }) => id)).toEqual([
    'non-discrimination',
    'how-to-complain',
  ])
})

test('markup that a page may not have is removed', async () => {
  const { text } = (
    await write('how-to-complain', '<h1>Tell us</h1><script>steal()</script>')
  ).json().data
  expect(text).toBe('<h3>Tell us</h3>')
})

test('the audit log says who changed, published and took back which notice', async () => {
  // Later than the lines of the other tests.
  server.wait(5 * minutes)
  await write('language-help')
  await publish('language-help')
  await publish('language-help', false)
  const { data } = (await send('GET', '/api/admin/audit?kind=notice')).json()
  expect(data.slice(0, 3)).toMatchObject(
    ['unpublished', 'published', 'updated'].map((action) => ({
      person: 'maria',
      action,
      objectId: 'language-help',
      name: 'Language help',
    })),
  )
})

describe('is refused:', () => {
  test.each([
    ['no text', ''],
    ['spaces', '  '],
    ['a paragraph without text', '<p> </p>'],
    ['a script alone', '<script>steal()</script>'],
  ])('%s', async (_, text) => {
    const response = await write('language-help', text)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: { text: noticeMessages.missing } })
  })

  test('a text that is too long', async () => {
    const response = await write('language-help', 'x'.repeat(20_001))
    expect(response.json().message).toBe('Text must be at most 20000 characters')
  })

  test('publishing what nobody has written', async () => {
    const response = await publish('language-help', true, '')
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(noticeMessages.notWritten)
    expect(await shown()).toEqual([])
  })

  test('publishing a text that someone has changed meanwhile', async () => {
    const { updatedAt } = (await write('language-help')).json().data
    await write('language-help', '<p>Other words.</p>')
    const late = await publish('language-help', true, updatedAt)
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict).toMatchObject({ updatedBy: 'maria' })
    expect(await shown()).toEqual([])
  })

  test('the first text, when someone else was first', async () => {
    await write('language-help', '<p>First.</p>', '')
    const late = await write('language-help', '<p>Second.</p>', '')
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict.current).toMatchObject({ text: '<p>First.</p>' })
  })

  test('a notice of another name, and a state that is neither', async () => {
    expect((await send('PUT', url('unknown'), { text: 'a' })).statusCode).toBe(404)
    const response = await send('PATCH', url('language-help'), { published: 'yes' })
    expect(response.json().message).toBe('Published must be true or false')
  })
})

test('visitors get a paragraph in another language with the name of the language', async () => {
  const text = [
    '<p>We offer help in your language.</p>',
    '<p><strong>Español (Spanish)</strong>: si habla español, llámenos.</p>',
    '<ul><li><p>Tiếng Việt: xin gọi.</p></li><li>中文：請致電</li></ul>',
    '<p>Amharic: ይደውሉ።</p>',
    '<p>Spanish speakers: call us.</p>',
  ].join('')
  await write('language-help', text)
  await publish('language-help')
  expect((await shown())[0].text).toBe(
    [
      '<p>We offer help in your language.</p>',
      '<p lang="es"><strong>Español (Spanish)</strong>: si habla español, llámenos.</p>',
      '<ul><li lang="vi"><p>Tiếng Việt: xin gọi.</p></li><li lang="zh">中文：請致電</li></ul>',
      '<p lang="am">Amharic: ይደውሉ።</p>',
      '<p>Spanish speakers: call us.</p>',
    ].join(''),
  )
  const [, stored] = await edited()
  expect(stored.text).toBe(text)
})
