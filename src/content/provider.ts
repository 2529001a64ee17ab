import type { SiteDetails } from '#contract/website/site-details.ts'

/** The country of every address. */
export const country = 'US'

/** The name of a provider that has not entered one. */
const unnamed = 'Our organization'

/** The provider's name as every page, mail and file shows it. */
export const shownName = ({ name }: Pick<SiteDetails, 'name'>) => name || unnamed

/** A text in which `{provider}` stands for the provider's name. */
export const withName = (text: string, details: Pick<SiteDetails, 'name'>) =>
  text.replaceAll('{provider}', () => shownName(details))

/** With its tagline, if it has one. */
export const nameAndTagline = (details: Pick<SiteDetails, 'name' | 'tagline'>) =>
  [shownName(details), details.tagline].filter(Boolean).join(': ')

/** The lines of the address, without those that have nothing to say. */
export function addressLines({ address }: Pick<SiteDetails, 'address'>): string[] {
  const { street, city, region, postalCode } = address
  const state = [region, postalCode].filter(Boolean).join(' ')
  return [street, [city, state].filter(Boolean).join(', ')].filter(Boolean)
}

/** What the site shows before anyone has entered anything: no claim at all. */
export const emptyDetails: SiteDetails = {
  name: '',
  tagline: '',
  description: '',
  timeZone: 'America/Chicago',
  phone: '',
  email: '',
  address: { street: '', city: '', region: '', postalCode: '' },
  hours: '',
  licensing: [],
  links: [],
  facts: {
    eligibility: '',
    counties: [],
    plans: [],
    cost: '',
    wait: '',
    callBack: '',
    contact: '',
  },
  assistant: true,
  notices: false,
}

/** Some texts are true of the sample provider only. */
export const sampleName = 'Tulip Poplar Care'

/** The details of the sample provider, which belong to the sample content. */
export const builtInDetails: SiteDetails = {
  name: sampleName,
  tagline: 'Good lives at home in Tennessee',
  description:
    'Support for people with intellectual and developmental disabilities in Middle and East Tennessee: at home, in the community and for families.',
  timeZone: 'America/Chicago',
  phone: '(615) 555-0142',
  email: 'hello@example.org',
  address: {
    street: '214 Poplar Grove Lane',
    city: 'Murfreesboro',
    region: 'TN',
    postalCode: '37130',
  },
  hours: 'Monday to Friday, 9:00 AM to 5:00 PM',
  licensing: [
    {
      title: 'State license',
      detail:
        'Tennessee Department of Disability and Aging: supportive living and personal support services',
    },
    { title: 'Accreditation', detail: 'Preliminary accreditation, 2025' },
    { title: 'Membership', detail: 'Tennessee alliance for children and families' },
  ],
  links: [
    {
      label: 'Tennessee Department of Disability and Aging',
      href: 'https://www.tn.gov/disability-and-aging',
    },
    {
      label: 'TennCare ECF CHOICES',
      href: 'https://www.tn.gov/tenncare/long-term-services-supports/employment-and-community-first-choices.html',
    },
    {
      label: 'Report abuse: Adult Protective Services',
      href: 'https://reportadultabuse.dhs.tn.gov/',
    },
  ],
  facts: {
    eligibility:
      'People of all ages with an intellectual disability that began before age 18, or another developmental disability that began before age 22. You don’t have to have a job.',
    counties: ['Rutherford', 'Davidson', 'Williamson', 'Wilson', 'Knox', 'Blount'],
    plans: [
      'TennCare ECF CHOICES',
      'TennCare CHOICES',
      '1915(c) waivers, for people who are in one already',
      'Family Support Program',
    ],
    cost: 'In most programs TennCare pays for the services. Call us, and we’ll tell you what your program pays before anything starts.',
    wait: 'We usually meet you within two weeks of your call. When services can start depends on your program. Some have a waiting list, and we’ll tell you where you stand.',
    callBack: '2',
    contact: 'Rosa Delgado',
  },
  assistant: true,
  // No notice is published before staff write one.
  notices: false,
}
