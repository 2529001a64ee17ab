import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { contactTexts } from '#content/contact.ts'
import { langOf } from '#content/lang-of.ts'
import { addressLines } from '#content/provider.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { EmailLink, Lines, PhoneLink } from '../layout/ContactLinks.tsx'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { Section } from '../layout/Section.tsx'
import { useSiteDetails } from '../site-details.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactSection.module.css'

type Fact = { label: string; icon: LucideIcon; value: ReactNode }

export function ContactSection({ result }: { result?: FormResult }) {
  const details = useSiteDetails()
  const { phone, email, hours, english } = details
  const address = addressLines(details)
  const facts: Fact[] = [
    {
      label: contactTexts.address,
      icon: MapPin,
      value: address.length > 0 && <Lines lines={address} />,
    },
    { label: contactTexts.phone, icon: Phone, value: phone && <PhoneLink /> },
    {
      label: contactTexts.hours,
      icon: Clock,
      value: hours && (
        <>
          <span lang={langOf(english, 'hours')}>{hours}</span>{' '}
          <EnglishNote of={english} below="hours" />
        </>
      ),
    },
    { label: contactTexts.email, icon: Mail, value: email && <EmailLink /> },
  ].filter(({ value }) => value)
  return (
    <Section
      id="contact"
      title={contactTexts.title}
      background="alt"
      beside={<ContactForm {...(result && { result })} />}
    >
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, icon: Icon, value }) => (
            <div key={label}>
              <Icon className={styles.icon} />
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length === 0 && <p>{contactTexts.noFacts}</p>}
    </Section>
  )
}
