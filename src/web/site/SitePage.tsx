import { HeroSection } from './hero/HeroSection.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'

/** The public site: one page, its sections in order. */
export function SitePage() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <HeroSection />
      </main>
      <SiteFooter />
    </>
  )
}
