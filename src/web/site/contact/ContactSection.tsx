import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressLines } from '#content/provider.ts'
import type { FormResult } from '#contract/platform/page.ts'
import { EmailLink, Lines, PhoneLink } from '../layout/ContactLinks.tsx'
import { Section } from '../layout/Section.tsx'
import { useSiteDetails } from '../site-details.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactSection.module.css'

type Fact = { label: string; icon: LucideIcon; value: ReactNode }

export function ContactSection({ result }: { result?: FormResult }) {
  const details = useSiteDetails()
  const { phone, email, hours } = details
  const address = addressLines(details)
  const facts: Fact[] = [
    {
      label: 'Office address',
      icon: MapPin,
      value: address.length > 0 && <Lines lines={address} />,
    },
    { label: 'Phone', icon: Phone, value: phone && <PhoneLink /> },
    { label: 'Opening hours', icon: Clock, value: hours },
    { label: 'Email', icon: Mail, value: email && <EmailLink /> },
  ].filter(({ value }) => value)
  return (
    <Section
      id="contact"
      title="Contact Us"
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
      {facts.length === 0 && <p>Please write to us. We’ll get back to you.</p>}
    </Section>
  )
}
