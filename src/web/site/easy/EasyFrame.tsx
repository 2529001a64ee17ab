import type { ReactNode } from 'react'
import { bookletPath, type EasyPageName, type EasyTexts, easyPath } from '#content/easy/easy.ts'
import { type EasyPicture, easyPicturePath } from '#content/easy/pictures.ts'
import { englishOnly, toPage } from '#content/language.ts'
import { otherLanguage } from '#content/layout.ts'
import { shownName } from '#content/provider.ts'
import { pathIn } from '#contract/platform/language.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import { brandLogo, type Look } from '#contract/website/look/brand.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { Brand } from '#web/ui/Brand.tsx'
import styles from './Easy.module.css'

/** What all pages of Easy Read are rendered with. They have no script but `entry.ts`. */
export type EasySite = {
  texts: EasyTexts
  details: SiteDetails
  look: Look
  /** Whether the site is there in Spanish too. */
  spanish: boolean
  /** The English address of this page, which the switch of languages leads to. */
  path: string
}

type EasyFrameProps = EasySite & {
  title: string
  picture?: EasyPicture
  /** What its link prints. Without it, there is no link. */
  prints?: EasyPageName | 'all'
  children: ReactNode
}

/** The header, the tools and the phone number, which are the same on every page. */
export function EasyFrame({
  texts,
  details,
  look,
  spanish,
  path,
  title,
  picture,
  prints,
  children,
}: EasyFrameProps) {
  const { labels } = texts
  return (
    <div className={styles.easy}>
      <a className={styles.skip} href="#content">
        {labels.skip}
      </a>
      <header className={styles.header}>
        <a className={styles.brand} href={toPage(easyPath())}>
          <Brand name={shownName(details)} line={labels.easyRead} logo={brandLogo(look, 'page')} />
        </a>
        <nav className={styles.links} aria-label={labels.easyRead}>
          <a href={toPage(easyPath())}>{labels.allPages}</a>
          <a href={toPage('/')}>{labels.fullSite}</a>
          {spanish && (
            <a
              href={pathIn(otherLanguage.code, path)}
              lang={otherLanguage.code}
              hrefLang={otherLanguage.code}
            >
              {otherLanguage.name}
            </a>
          )}
        </nav>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <div className={styles.title}>
          {picture && <EasyPictureImage name={picture} />}
          <h1 data-say>{title}</h1>
        </div>
        <Reader texts={texts} />
        {children}
      </main>
      <footer className={styles.footer}>
        {details.phone && (
          <>
            <EasyPictureImage name="phone" />
            <a className={styles.button} href={phoneHref(details.phone)}>
              <span>{labels.call}:</span> <span>{details.phone}</span>
            </a>
          </>
        )}
        {prints && (
          <a
            className={styles.tool}
            href={toPage(bookletPath(prints === 'all' ? undefined : prints))}
          >
            {prints === 'all' ? labels.printAll : labels.print}
          </a>
        )}
      </footer>
    </div>
  )
}

/** The script shows it where the device has a voice of its own. */
const Reader = ({ texts: { labels, language } }: Pick<EasySite, 'texts'>) => (
  <div className={styles.reader} data-reader={language} hidden>
    <button
      type="button"
      className={styles.tool}
      data-read
      data-labels={[labels.read, labels.stop, labels.goOn].join('|')}
    >
      {labels.read}
    </button>
    <button type="button" className={styles.tool} data-slower>
      {labels.slower}
    </button>
    <button type="button" className={styles.tool} data-faster>
      {labels.faster}
    </button>
  </div>
)

type CriticalProps = Pick<EasySite, 'texts' | 'details'> & {
  critical: true | undefined
  children: ReactNode
}

/** Marks what is about rights, safety or complaints while it is in English, with the number to call about it. */
export const WithCritical = ({ texts, details, critical, children }: CriticalProps) =>
  critical && texts.criticalLang ? (
    <>
      <p className={styles.note} data-say>
        {englishOnly.note}. {details.phone && `${englishOnly.call} ${details.phone}.`}
      </p>
      <div lang={texts.criticalLang}>{children}</div>
    </>
  ) : (
    children
  )

/** The words beside it say the same, so screen readers skip it. */
export const EasyPictureImage = ({ name }: { name: EasyPicture }) => (
  <img className={styles.picture} src={easyPicturePath(name)} alt="" width={240} height={240} />
)
