import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { programs } from '#content/programs.ts'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { formConsent, type ReferralFormSection, referralForm } from '#content/referral-form.ts'
import type { ReviewedTexts } from '#contract/records/spanish-reviews.ts'
import { builtInLook } from '#contract/website/look/brand.ts'
import { documentLook } from '#server/website/look/document-look.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { logoFile } from '../../../../tests/support/pictures.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { makeReferralForm } from './make-referral-form.ts'

const server = testApp()
let files: Map<string, string>

/** The files in the document as a visitor downloads it. */
async function download(path = '/referral-form.docx') {
  const response = await server.app.inject(path)
  expect(response.statusCode).toBe(200)
  return { files: await readFiles(response.rawPayload), headers: response.headers }
}

async function readFiles(document: Buffer) {
  const zip = await fromBufferPromise(document)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return files
}

beforeAll(async () => {
  files = (await download()).files
})

/** The paragraphs of the document with their words. */
const paragraphs = () =>
  inside('word/document.xml')
    .split('<w:p>')
    .map((xml) => ({
      xml,
      words: [...xml.matchAll(/<w:t[ >][^<]*/g)]
        .map(([run]) => run.replace(/^[^>]*>/, ''))
        .join(''),
    }))
const unescaped = (words: string) =>
  words.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const inside = (name: string) => files.get(name) ?? ''
const formSections: ReferralFormSection[] = [
  ...referralForm.sections,
  { ...referralForm.consent, intro: formConsent.en },
]

test('has a title and a language for screen readers, and says whose it is', () => {
  for (const property of [
    '<dc:title>Referral Form: Tulip Poplar Care<',
    '<dc:subject>Referral Form<',
    '<dc:creator>Tulip Poplar Care<',
    '<cp:lastModifiedBy>Tulip Poplar Care<',
    '<dc:description>How to ask Tulip Poplar Care for support<',
  ]) {
    expect(inside('docProps/core.xml')).toContain(property)
  }
  expect(inside('word/styles.xml')).toContain('<w:lang w:val="en-US"/>')
})

test('has one main heading, and a heading for each section in reading order', () => {
  const headings = [
    ...inside('word/document.xml').matchAll(
      /<w:pStyle w:val="(Heading\d)"\/><\/w:pPr><w:r><w:t[^>]*>([^<]*)/g,
    ),
  ].map(([, level, words]) => `${level} ${words}`)
  expect(headings).toEqual([
    'Heading1 Tulip Poplar Care: Referral Form',
    ...formSections.map(({ title }) => `Heading2 ${title}`),
    `Heading2 ${referralForm.giveBack.title}`,
  ])
})

test('each field is a named control after its label', () => {
  const names = [...inside('word/document.xml').matchAll(/<w:alias w:val="([^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual(
    formSections.flatMap(({ choices, fields = [] }) => [
      ...(choices?.programs ? programs.map(({ name }) => name) : []),
      ...(choices?.options ?? []),
      ...fields.map(({ label }) => label),
    ]),
  )
})

test('each field has its label and its hint right above it, and room for its lines', () => {
  const all = paragraphs()
  for (const { label, hint, lines = 1 } of formSections.flatMap(({ fields = [] }) => fields)) {
    const place = all.findIndex(({ xml }) => xml.includes(`<w:alias w:val="${label}"`))
    expect(all[place - 1]?.words).toBe(hint ? `${label}. ${hint}` : label)
    expect(all[place - 1]?.xml).toContain('<w:keepNext/>')
    expect(all[place]?.words).toBe('\u2003'.repeat(lines))
    expect(all[place]?.xml.split('<w:br/>')).toHaveLength(lines)
  }
})

test('has every text in reading order', () => {
  const { phone, hours, address } = builtInDetails
  const { intro, giveBack } = referralForm
  const texts = [
    ...intro,
    `Need help with it? Call ${phone}, ${hours}.`,
    ...formSections.flatMap(({ title, intro = [], choices }) => [
      title,
      ...[intro].flat(),
      ...(choices ? [choices.label, ...choices.options.map((each) => `  ${each}`)] : []),
    ]),
    giveBack.title,
    giveBack.byMail,
    ...giveBack.steps,
    `Tulip Poplar Care${address.street}${address.city}, ${address.region} ${address.postalCode}Phone: ${phone}`,
  ]
  const words = paragraphs().map((each) => unescaped(each.words))
  expect(words.filter((each) => texts.some((text) => each === text))).toEqual(texts)
})

test('a field takes several lines, is empty until someone types, and is a box on paper', () => {
  const fields = paragraphs().filter(
    ({ xml }) => xml.includes('<w:sdtContent>') && xml.includes('<w:text '),
  )
  expect(fields).toHaveLength(formSections.flatMap(({ fields = [] }) => fields).length)
  for (const { xml } of fields) {
    expect(xml).toContain('<w:showingPlcHdr/>')
    expect(xml).toContain('<w:text w:multiLine="1"/>')
    for (const side of ['top', 'bottom', 'left', 'right']) {
      expect(xml).toContain(`<w:${side} w:val="single"`)
    }
  }
})

test('has the number of each page and of all pages', () => {
  const footer = inside('word/footer1.xml')
  expect(footer).toMatch(/Referral Form, page .*PAGE.* of .*NUMPAGES/)
})

test('says how to reach the provider', () => {
  for (const fact of [builtInDetails.phone, builtInDetails.hours, builtInDetails.address.street]) {
    expect(inside('word/document.xml')).toContain(fact)
  }
})

test('names the private ways to give it back, the online form first', () => {
  const words = inside('word/document.xml')
  const { siteUrl } = server.context.settings
  expect(words).toContain(`${referralForm.giveBack.online} ${siteUrl}/referral/online`)
  for (const step of referralForm.giveBack.steps) {
    const paragraph = paragraphs().find((each) => each.words.includes(step))
    expect(paragraph?.xml).toContain('<w:numPr>')
  }
})

test('speaks of no address where nobody has entered one', async () => {
  const look = await documentLook(server.context)
  const form = await readFiles(await makeReferralForm(emptyDetails, [], '', look))
  expect(inside('word/document.xml')).toContain(referralForm.giveBack.byMail)
  expect(form.get('word/document.xml')).toContain(referralForm.giveBack.steps[0])
  expect(form.get('word/document.xml')).not.toContain(referralForm.giveBack.byMail)
})

test('is a download that a browser revalidates each time', async () => {
  const { headers } = await download()
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('wordprocessingml.document'),
    'content-disposition': 'attachment; filename="referral-form.docx"',
    'cache-control': 'no-cache',
  })
  const again = await server.app.inject({
    url: '/referral-form.docx',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('has the new phone number and address as soon as they are saved', async () => {
  const address = {
    street: '9 <Mill> & Creek Road',
    city: 'Cookeville',
    region: 'TN',
    postalCode: '38501',
  }
  await server.app.inject({
    method: 'PUT',
    url: '/api/admin/site-details',
    headers: await server.signIn(),
    body: { ...builtInDetails, phone: '(931) 555-0123', address },
  })
  const words = (await download()).files.get('word/document.xml')
  expect(words).toContain('Phone: (931) 555-0123')
  expect(words).toContain('9 &lt;Mill&gt; &amp; Creek Road')
  expect(words).not.toContain(builtInDetails.phone)
})

test('keeps each list on one page', () => {
  const all = paragraphs()
  const isKept = (words: string) =>
    all.find((each) => unescaped(each.words) === words)?.xml.includes('<w:keepNext/>')
  const options = formSections.flatMap(({ choices }) => (choices ? [choices.options] : []))
  for (const list of options.map((each) => each.map((option) => `  ${option}`))) {
    expect(list.map(isKept)).toEqual(list.map((_, index) => index < list.length - 1))
  }
  const { steps } = referralForm.giveBack
  expect(steps.map(isKept)).toEqual([true, false])
})

test('has the leaf of the pages, the color of the headings, and the logo that staff chose', async () => {
  expect(inside('word/styles.xml')).toContain('<w:color w:val="123127"/>')
  const pictures = (form: typeof files) =>
    [...form].filter(([name]) => /^word\/media\/.+\.png$/.test(name))
  const [leaf] = pictures(files)
  expect(leaf).toBeDefined()
  const headers = await server.signIn()
  const { payload, headers: type } = await formBody({ use: 'logo', image: logoFile() })
  const sent = await server.app.inject({
    method: 'POST',
    url: '/api/admin/look/pictures',
    payload,
    headers: { ...type, ...headers },
  })
  const logo = sent.json().data.picture.id
  const body = { ...builtInLook, main: '#b3123f', logo }
  await server.app.inject({ method: 'PUT', url: '/api/admin/look', headers, body })
  const changed = (await download()).files
  expect(changed.get('word/styles.xml')).not.toContain('123127')
  const media = pictures(changed)
  expect(media).toHaveLength(1)
  expect(media[0]?.[1]).not.toBe(leaf?.[1])
})

describe('from the Spanish site', () => {
  let spanish: Map<string, string>
  beforeAll(async () => {
    const { files, headers } = await download('/es/referral-form.docx')
    spanish = files
    expect(headers['content-disposition']).toBe(
      'attachment; filename="formulario-de-remision.docx"',
    )
  })

  test('it says nothing in English but the consent, which is marked', () => {
    const words = (file: Map<string, string>) =>
      ['word/document.xml', 'word/footer1.xml', 'docProps/core.xml'].flatMap((name) =>
        [...(file.get(name) ?? '').matchAll(/<(?:w:t|dc:\w+)[^>]*>([^<]+)</g)].map(
          ([, text]) => text,
        ),
      )
    const english = new Set(words(files))
    const same = words(spanish).filter((text) => /[a-z]{3}/.test(text ?? '') && english.has(text))
    const names = /Tulip Poplar Care|Poplar Grove|Murfreesboro|CHOICES|Katie Beckett/
    expect(same.filter((text) => !names.test(text ?? ''))).toEqual([formConsent.en])
    const document = spanish.get('word/document.xml') ?? ''
    expect(document).toMatch(/Solo en inglés\. Si tiene preguntas, llámenos al \(\d{3}\)/)
    expect(document).toMatch(
      /<w:lang w:val="en-US"\/><\/w:rPr><w:t[^>]*>The person, or the guardian/,
    )
    expect(spanish.get('word/styles.xml')).toContain('<w:lang w:val="es-US"/>')
    expect(document).toContain('/es/referral/online')
  })

  test('the consent is in Spanish once a person has reviewed it', async () => {
    const headers = await server.signIn()
    const url = `/api/admin/spanish-reviews/${formConsent.id}`
    const { hash }: ReviewedTexts = (await server.app.inject({ url, headers })).json().data
    const mark = (reviewed: boolean) =>
      server.app.inject({ method: 'PUT', url, headers, body: { hash, reviewed } })
    const document = async () =>
      (await download('/es/referral-form.docx')).files.get('word/document.xml') ?? ''
    await mark(true)
    expect(await document()).toContain('La persona, o su tutor o curador legal, acepta que')
    expect(await document()).not.toMatch(/Solo en inglés|The person, or the guardian/)
    await mark(false)
    expect(await document()).toContain('The person, or the guardian')
  })
})
