import { ExternalLink } from 'lucide-react'
import { langOf } from '#content/lang-of.ts'
import { locale, toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { addressLines, shownName } from '#content/provider.ts'
import type { SectionId } from '#content/sections.ts'
import { brandLogo } from '#contract/website/look/brand.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { useLook } from '../look.ts'
import { useSiteDetails } from '../site-details.ts'
import { useShownSections } from '../texts.ts'
import { useFormatted } from '../use-formatted.ts'
import { EmailLink, Lines, PhoneLink } from './ContactLinks.tsx'
import { EnglishNote } from './EnglishNote.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { useSectionHref } from './SectionNavigation.tsx'
import styles from './SiteFooter.module.css'

const quickLinks: SectionId[] = ['about', 'programs-services', 'careers', 'contact']

export function SiteFooter() {
  const details = useSiteDetails()
  const { notices, timeZone } = details
  const year = useFormatted(['year', timeZone], () => currentYear(timeZone))
  return (
    <footer className={styles.footer}>
      <FooterRidge />
      <div className={styles.background}>
        <div className={styles.wrap}>
          <div className={styles.columns}>
            <Provider />
            <QuickLinks />
            <Resources />
            <Licensing />
          </div>
          <div className={styles.legal}>
            <p>
              © {year} {shownName(details)}. {layout.rights}
            </p>
            <p className={styles.legalLinks}>
              <a href={toPage('/privacy')}>{layout.privacy}</a>
              <a href={toPage('/privacy#terms')}>{layout.terms}</a>
              <a href={toPage('/accessibility')}>{layout.accessibility}</a>
              {notices && <a href={toPage('/notices')}>{layout.notices}</a>}
              <LanguageLink />
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Provider() {
  const makeHref = useSectionHref()
  const details = useSiteDetails()
  const { name, tagline, phone, email } = details
  const address = addressLines(details)
  return (
    <div>
      <a className={styles.brand} href={makeHref('hero')}>
        <Brand name={shownName({ name })} line={tagline} logo={brandLogo(useLook(), 'band')} />
      </a>
      <p className={styles.blurb}>
        {layout.promise} <a href={toPage('/privacy')}>{layout.readPrivacy}</a>
      </p>
      {(phone || email || address.length > 0) && (
        <address className={styles.reach}>
          <PhoneLink />
          <EmailLink />
          {address.length > 0 && (
            <span>
              <Lines lines={address} />
            </span>
          )}
        </address>
      )}
    </div>
  )
}

function QuickLinks() {
  const makeHref = useSectionHref()
  const shown = useShownSections().filter(({ id }) => quickLinks.includes(id))
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links">{layout.quickLinks}</h2>
      <ul className={`${styles.links} ${styles.pairs}`}>
        {shown.map(({ id, label }) => (
          <li key={id}>
            <a href={makeHref(id)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Resources() {
  const { links, english } = useSiteDetails()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="resources">
      <h2 id="resources">{layout.resources}</h2>
      <EnglishNote of={english} below="links/" as="p" />
      <ul className={styles.links}>
        {links.map(({ label, href }, index) => (
          <li key={`${label} ${href}`}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <span>
                <span lang={langOf(english, `links/${index}/label`)}>{label}</span>
                <ExternalLink className="icon" />
                <NewTabNote />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Licensing() {
  const { licensing, english } = useSiteDetails()
  if (licensing.length === 0) return null
  return (
    <section aria-labelledby="licensing">
      <h2 id="licensing">{layout.licensing}</h2>
      <EnglishNote of={english} below="licensing/" as="p" />
      <ul className={styles.licensing}>
        {licensing.map(({ title, detail }, index) => (
          <li key={`${title} ${detail}`}>
            <b lang={langOf(english, `licensing/${index}/title`)}>{title}</b>
            <span lang={langOf(english, `licensing/${index}/detail`)}>{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The year in the provider's time zone, so that server and browser agree. */
const currentYear = (timeZone: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone }).format(new Date())

function FooterRidge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1600 190"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 92C120 40 240 34 380 70s240 20 380-20 260-42 400 0 240 40 440-8v150H0z"
      />
      <path
        className={styles.middle}
        d="M0 122c160-44 300-30 440-6s260 14 420-24 280-6 400 16 220 10 340-22v110H0z"
      />
      <path
        className={styles.near}
        d="M0 150c120-30 260-34 420-8s320 14 480-14 280-14 400 6 180 14 300-8v70H0z"
      />
      <path
        className={styles.ground}
        d="M0 174c200-26 400-18 620-4s420-8 600-20 260 4 380 14v32H0z"
      />
    </svg>
  )
}
