import type { SiteDetails } from '#contract/website/site-details.ts'

// Everything about one provider. To use Poplar for another provider, change this file and run
// `npm run site-pictures`.

export const provider = {
  name: 'Tulip Poplar Care',
  tagline: 'Good lives at home in Tennessee',
  description:
    'Support for people with intellectual and developmental disabilities in Middle and East Tennessee: at home, in the community and for families.',
  timeZone: 'America/Chicago',
  country: 'US',
} as const

/** Used until staff save their own site details in the office. */
export const builtInDetails: SiteDetails = {
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
  assistant: true,
  // No notice is published before staff write one.
  notices: false,
}
