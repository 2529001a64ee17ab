import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { AboutSection } from './about/AboutSection.tsx'
import { EventsSection } from './events/EventsSection.tsx'
import * as formSections from './form-sections.ts'
import { HeroSection } from './hero/HeroSection.tsx'
import { CareersSection, type CareersSectionProps } from './jobs/CareersSection.tsx'
import { useIsBehindFirstJob } from './jobs/first-job.ts'
import './layout/late-layout.css'
import { SectionNavigation } from './layout/SectionNavigation.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { ProgramsSection } from './programs/ProgramsSection.tsx'
import { TeamSection } from './team/TeamSection.tsx'
import { TestimonialsSection } from './testimonials/TestimonialsSection.tsx'
import { useShownSections } from './texts.ts'
import { ValuesSection } from './values/ValuesSection.tsx'

export function SitePage({ JobListing }: CareersSectionProps) {
  const shown = useShownSections().map(({ id }) => id)
  return (
    <SectionNavigation>
      <SiteHeader />
      <main id="content">
        <HeroSection />
        {shown.includes('about') && <Part of={AboutSection} />}
        {shown.includes('mission-vision-values') && <Part of={ValuesSection} />}
        {shown.includes('programs-services') && <Part of={ProgramsSection} />}
        <Part of={EventsSection} />
        <Part of={TeamSection} />
        <Part of={TestimonialsSection} />
        <Suspense>
          <CareersSection JobListing={JobListing} />
        </Suspense>
        <BehindJob>
          {Object.entries(formSections).map(([name, FormSection]) => (
            <Part key={name} of={FormSection} />
          ))}
        </BehindJob>
      </main>
      <BehindJob>
        <Part of={SiteFooter} />
      </BehindJob>
      <Outlet />
    </SectionNavigation>
  )
}

/** Hydrated in a task of its own, or at once when it is tapped. */
const Part = ({ of: Component }: { of: ComponentType }) => (
  <Suspense>
    <Component />
  </Suspense>
)

/** Rendered when the job in front of it is closed. */
const BehindJob = ({ children }: { children: ReactNode }) =>
  useIsBehindFirstJob() ? null : children
