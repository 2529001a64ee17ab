import { Route, Routes } from 'react-router'
import { CareersSection } from '#web/site/jobs/CareersSection.tsx'
import { JobListing } from '#web/site/jobs/JobListing.tsx'
import { JobRoute } from '#web/site/jobs/JobRoute.tsx'
import { renderAt } from './render.tsx'

/** The list of jobs, with the open job above it where the address names one. */
export const showCareers = (path: string) =>
  renderAt(
    path,
    <>
      <CareersSection JobListing={JobListing} />
      <Routes>
        <Route path="/jobs/:jobName" element={<JobRoute />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  )
