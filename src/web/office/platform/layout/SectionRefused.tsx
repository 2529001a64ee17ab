import { Link } from 'react-router'
import { EmptyState } from '#web/ui/States.tsx'
import { sectionPath } from '../paths.ts'
import { PlainPanel } from './Panel.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

/** Shown instead of a section that the role of the signed-in user does not include. */
export function SectionRefused({ label }: { label: string }) {
  return (
    <>
      <ScreenTitle title={label} />
      <PlainPanel>
        <EmptyState
          title="Your role does not include this section."
          hint="If you need it for your work, please ask an owner."
          action={<Link to={sectionPath('overview')}>Go to the dashboard</Link>}
        />
      </PlainPanel>
    </>
  )
}
