import type { SpanishFields } from './spanish.ts'
import type { VersionKind } from './versions.ts'

const picture = { label: 'What the picture shows' }
const title = { label: 'Title' }
const paragraphs = { as: 'paragraphs' } as const

/** What of each kind of record can be written in Spanish. Those of website texts follow from their sections. */
export const spanishFields: Partial<Record<VersionKind, SpanishFields>> = {
  'hero slide': {
    title,
    subtitle: { label: 'Subtitle', ...paragraphs },
    imageDescription: picture,
  },
  job: { title: { label: 'Job Title' }, description: { label: 'Description', as: 'rich' } },
  event: {
    title,
    description: { label: 'Description', ...paragraphs },
    place: { label: 'Place', isName: true },
    imageDescription: picture,
    easyText: { label: 'Easy Read', ...paragraphs },
  },
  'team member': {
    position: { label: 'Position' },
    comment: { label: 'Comment', ...paragraphs },
    imageDescription: picture,
  },
  testimonial: {
    name: { label: 'Name', isName: true },
    review: { label: 'Review', ...paragraphs },
  },
  'message template': {
    subject: { label: 'Subject' },
    text: { label: 'Text', ...paragraphs },
  },
  notice: {
    text: { label: 'Text', as: 'rich', critical: true },
    easyText: { label: 'Easy Read', ...paragraphs, critical: true },
  },
  'site details': {
    tagline: { label: 'Tagline' },
    description: { label: 'Description', ...paragraphs },
    hours: { label: 'Office hours' },
    'facts/eligibility': { label: 'Who can get services', ...paragraphs },
    'facts/plans': { label: 'Plans and programs you accept', as: 'lines' },
    'facts/cost': { label: 'What it costs', ...paragraphs },
    'facts/wait': { label: 'How long the wait is', ...paragraphs },
    'licensing/*/title': { label: 'Title' },
    'licensing/*/detail': { label: 'Detail', ...paragraphs },
    'links/*/label': { label: 'Label' },
  },
}
