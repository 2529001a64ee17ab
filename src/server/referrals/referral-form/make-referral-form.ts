import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
  XmlComponent,
} from 'docx'
import { englishOnly as marks } from '#content/es/language.ts'
import { shownName as spanishName } from '#content/es/provider.ts'
import {
  referralForm as inSpanish,
  formConsent as spanishConsent,
} from '#content/es/referral-form.ts'
import { addressLines, shownName } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import {
  type ReferralFormField,
  type ReferralFormSection,
  type ReferralFormTexts,
  referralForm,
} from '#content/referral-form.ts'
import { type Language, pathIn } from '#contract/platform/language.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'

const formTexts: Record<Language, ReferralFormTexts> = { en: referralForm, es: inSpanish }
const names = { en: shownName, es: spanishName }
const line = { style: BorderStyle.SINGLE, size: 8, space: 6, color: '5c5646' }
const box = { top: line, bottom: line, left: line, right: line }

/**
 * The Word document that people fill in. Fields are paragraphs below their labels instead of table
 * cells, so that a screen reader reads each label right before its field. A field is a content control
 * named after its label; on paper it is a box to write in.
 */
export function makeReferralForm(
  details: SiteDetails,
  programs: string[],
  siteUrl: string,
  look: FormLook,
  wording: Wording = { language: 'en' },
): Promise<Buffer> {
  const { language } = wording
  const texts = formTexts[language]
  const { title, intro, sections, consent, giveBack } = texts
  const { phone, hours } = details
  const name = names[language](details)
  const address = addressLines(details)
  const form = new Document({
    title: `${title}: ${name}`,
    subject: title,
    creator: name,
    lastModifiedBy: name,
    description: texts.description(name),
    styles: makeStyles(look.heading, tags[language]),
    sections: [
      {
        properties: { page: { size: { width: 12240, height: 15840 }, margin: pageMargin(1080) } },
        footers: { default: new Footer({ children: [pageNumber(texts)] }) },
        children: [
          picture(look.logo, name),
          heading(`${name}: ${title}`, HeadingLevel.HEADING_1),
          ...intro.map((text) => new Paragraph(text)),
          ...(phone ? [new Paragraph(texts.help([phone, hours].filter(Boolean).join(', ')))] : []),
          ...sections.flatMap((section) => renderSection(section, programs)),
          ...renderConsent(consent, phone, wording),
          heading(giveBack.title),
          ...[
            `${giveBack.online} ${siteUrl}${pathIn(language, referral.online.path)}`,
            ...(address.length > 0 ? [giveBack.byMail] : []),
            ...giveBack.steps,
          ].map((text, index, all) => {
            const bullet = { level: 0 }
            return new Paragraph({ text, bullet, ...onOnePage(index, all) })
          }),
          new Paragraph({
            children: [
              bold(name),
              ...[...address, ...(phone ? [texts.phone(phone)] : [])].map(
                (text) => new TextRun({ text, break: 1 }),
              ),
            ],
          }),
        ],
      },
    ],
  })
  return Packer.toBuffer(form)
}

type Wording = { language: Language; isConsentReviewed?: boolean }

/** What the form takes from the look of the website. */
export type FormLook = {
  /** The color of headings. */
  heading: string
  logo: { png: Buffer; width: number; height: number }
}

const logoHeight = 48

const picture = ({ png, width, height }: FormLook['logo'], name: string) =>
  new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data: png,
        transformation: { height: logoHeight, width: Math.round((logoHeight * width) / height) },
        altText: { name: 'Logo', title: '', description: name },
      }),
    ],
  })

const tags: Record<Language, string> = { en: 'en-US', es: 'es-US' }

const makeStyles = (color: string, language: string) => ({
  default: {
    document: {
      run: { font: 'Arial', size: 24, language: { value: language } },
      paragraph: { spacing: { after: 120, line: 300 } },
    },
    heading1: {
      run: { size: 44, bold: true, color },
      paragraph: { spacing: { after: 160 } },
    },
    heading2: {
      run: { size: 30, bold: true, color },
      paragraph: { spacing: { before: 440, after: 120 }, keepNext: true },
    },
  },
})

function renderSection(section: ReferralFormSection, programs: string[]) {
  const { title, intro, choices, fields = [] } = section
  const options = [...(choices?.programs ? programs : []), ...(choices?.options ?? [])]
  return [
    heading(title),
    ...(intro ? [new Paragraph({ text: intro, keepNext: true })] : []),
    ...(choices ? [label(choices.label), ...options.map(choice)] : []),
    ...fields.flatMap(field),
  ]
}

/** On a Spanish form the sentence is in English until a person has reviewed its Spanish. */
function renderConsent(
  section: ReferralFormSection,
  phone: string,
  { language, isConsentReviewed }: Wording,
) {
  const { en, es } = spanishConsent
  if (language === 'en') return renderSection({ ...section, intro: en }, [])
  if (isConsentReviewed && es) return renderSection({ ...section, intro: es }, [])
  const [title, ...fields] = renderSection(section, [])
  const call = phone && ` ${marks.call} ${phone}.`
  const text = new TextRun({ text: en, language: { value: tags.en } })
  return [
    ...(title ? [title] : []),
    new Paragraph({ text: `${marks.note}.${call}`, keepNext: true }),
    new Paragraph({ children: [text], keepNext: true }),
    ...fields,
  ]
}

function heading(text: string, level: 'Heading1' | 'Heading2' = HeadingLevel.HEADING_2) {
  return new Paragraph({ text, heading: level })
}

function field({ label: name, hint, lines = 1 }: ReferralFormField) {
  return [
    label(name, hint),
    new Paragraph({ children: [control(name, lines)], border: box, keepLines: true }),
  ]
}

function label(text: string, hint?: string) {
  return new Paragraph({
    children: [bold(text), ...(hint ? [new TextRun({ text: `. ${hint}` })] : [])],
    spacing: { before: 200, after: 60 },
    keepNext: true,
  })
}

/** A list that a page break would split begins on the next page instead. */
const onOnePage = (index: number, all: unknown[]) => ({
  keepLines: true,
  keepNext: index < all.length - 1,
})

function choice(text: string, index: number, all: string[]) {
  return new Paragraph({
    ...onOnePage(index, all),
    children: [new CheckBox({ alias: text }), new TextRun({ text: `  ${text}` })],
    indent: { left: 284 },
    spacing: { after: 60 },
  })
}

function bold(text: string) {
  return new TextRun({ text, bold: true })
}

/** A field to type in. Its placeholder is blank, so that the form can also be printed and filled in by hand. */
function control(name: string, lines: number) {
  const blank = Array.from({ length: lines }, (_, line) => {
    return new TextRun({ text: '\u2003', break: line === 0 ? 0 : 1 })
  })
  return element('w:sdt', {}, [
    element('w:sdtPr', {}, [
      element('w:alias', { 'w:val': name }),
      element('w:showingPlcHdr'),
      element('w:text', { 'w:multiLine': 1 }),
    ]),
    element('w:sdtContent', {}, blank),
  ]) as XmlComponent & ParagraphChild
}

/** The docx package has no content controls. */
function element(name: string, attributes: object = {}, children: XmlComponent[] = []) {
  return new (class extends XmlComponent {
    constructor() {
      super(name)
      this.root.push({ _attr: attributes }, ...children)
    }
  })()
}

function pageNumber({ title, page }: ReferralFormTexts) {
  const children = [`${title}${page.before}`, PageNumber.CURRENT, page.of, PageNumber.TOTAL_PAGES]
  return new Paragraph({
    children: [new TextRun({ children, size: 20 })],
    alignment: AlignmentType.RIGHT,
  })
}

function pageMargin(twips: number) {
  return { top: twips, right: twips, bottom: twips, left: twips }
}
