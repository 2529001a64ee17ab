import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { provider } from '#content/provider.ts'
import { type FormPart, referralForm } from '#content/referral-form.ts'

/** The document as it lies there, so that nobody forgets to make it anew: `npm run referral-form`. */
const files = new Map<string, string>()

beforeAll(async () => {
  const zip = await openPromise('public/referral-form.docx')
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
})

const inside = (name: string) => files.get(name) ?? ''
const formParts: FormPart[] = [...referralForm.parts, referralForm.consent]

test('has a title and a language, for who listens to it', () => {
  expect(inside('docProps/core.xml')).toContain('<dc:title>Referral Form: Tulip Poplar Care<')
  expect(inside('word/styles.xml')).toContain('<w:lang w:val="en-US"/>')
})

test('has one main heading, and a heading for each part in reading order', () => {
  const headings = [
    ...inside('word/document.xml').matchAll(
      /<w:pStyle w:val="(Heading\d)"\/><\/w:pPr><w:r><w:t[^>]*>([^<]*)/g,
    ),
  ].map(([, level, words]) => `${level} ${words}`)
  expect(headings).toEqual([
    'Heading1 Tulip Poplar Care: Referral Form',
    ...formParts.map(({ title }) => `Heading2 ${title}`),
    `Heading2 ${referralForm.giveBack.title}`,
  ])
})

test('each field is a named control after its label', () => {
  const names = [...inside('word/document.xml').matchAll(/<w:alias w:val="([^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual(
    formParts.flatMap(({ choices, fields = [] }) => [
      ...(choices?.options ?? []),
      ...fields.map(({ label }) => label),
    ]),
  )
})

test('says how to reach the provider', () => {
  expect(inside('word/document.xml')).toContain(provider.phone.label)
  expect(inside('word/document.xml')).toContain(provider.address.street)
})
