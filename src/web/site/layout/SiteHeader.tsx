import { Clock, Mail, Phone } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { langOf } from '#content/lang-of.ts'
import { layout } from '#content/layout.ts'
import { shownName } from '#content/provider.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import { brandLogo } from '#contract/website/look/brand.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { useLook } from '../look.ts'
import { prefersSpanish } from '../remembered-language.ts'
import { useSiteDetails } from '../site-details.ts'
import { useSpanish } from '../spanish.ts'
import { EasyReadLink } from './EasyReadLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { SectionLinks, useSectionHref } from './SectionNavigation.tsx'
import styles from './SiteHeader.module.css'
import { SiteMenu } from './SiteMenu.tsx'

export function SiteHeader() {
  const makeHref = useSectionHref()
  const bar = useCollapsedNav()
  const details = useSiteDetails()
  const { phone, email, hours } = details
  const spanish = useSpanish()
  const Offer = useLanguageOffer(spanish)
  const logo = brandLogo(useLook(), 'page')
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        {Offer && <Offer />}
        <div className={styles.topline}>
          <div className={styles.wrap}>
            <EasyReadLink className={styles.easy} />
            {hours && (
              <span>
                <Clock className="icon" />{' '}
                <span lang={langOf(details.english, 'hours')}>{hours}</span>
              </span>
            )}
            {email && (
              <a href={`mailto:${email}`}>
                <Mail className="icon" /> {email}
              </a>
            )}
            {phone && (
              <a href={phoneHref(phone)}>
                <Phone className="icon" /> {phone}
              </a>
            )}
            <LanguageLink className={styles.language} />
          </div>
        </div>
        <div ref={bar} className={styles.bar}>
          <div className={styles.wrap}>
            <a className={styles.brand} href={makeHref('hero')}>
              <Brand name={shownName(details)} line={details.tagline} logo={logo} />
            </a>
            <nav className={styles.nav} aria-label={layout.main}>
              <SectionLinks className={styles.links} />
            </nav>
            <div className={styles.actions}>
              <EasyReadLink className={styles.easyIcon}>
                <span>{layout.easyRead}</span>
              </EasyReadLink>
              {phone && (
                <a className={styles.call} href={phoneHref(phone)}>
                  <Phone className="icon" />
                  <span className="visually-hidden">
                    {layout.call} {phone}
                  </span>
                </a>
              )}
              <SiteMenu />
            </div>
          </div>
        </div>
      </header>
    </>
  )
}

/** Few need the offer, so it is loaded for them only. */
function useLanguageOffer(spanish: boolean) {
  const [Offer, setOffer] = useState<ComponentType>()
  useEffect(() => {
    if (!spanish || !prefersSpanish()) return
    void import('./LanguageOffer.tsx').then(
      ({ LanguageOffer }) => setOffer(() => LanguageOffer),
      () => {},
    )
  }, [spanish])
  return Offer
}

/**
 * Marks the header as collapsed while the navigation does not fit on one line, for example with a long
 * name or a larger font. Without JavaScript the links wrap to a second line.
 */
function useCollapsedNav() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    const links = element?.querySelector<HTMLElement>('nav ul')
    if (!element || !links) return
    const measure = () => {
      element.removeAttribute('data-collapsed')
      const [first, ...others] = [...links.children].map((item) => item.getBoundingClientRect().top)
      element.toggleAttribute(
        'data-collapsed',
        first !== undefined && others.some((top) => top > first),
      )
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    sizes.observe(links)
    return () => sizes.disconnect()
  }, [])
  return bar
}
