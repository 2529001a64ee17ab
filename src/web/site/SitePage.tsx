import { HeroSection } from './hero/HeroSection.tsx'
import { CareersSection } from './jobs/CareersSection.tsx'
import { JobRoute } from './jobs/JobRoute.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'

/** The public site: one page, its sections in order. */
export function SitePage() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <HeroSection />
        <CareersSection />
      </main>
      <SiteFooter />
      <JobRoute />
    </>
  )
}
