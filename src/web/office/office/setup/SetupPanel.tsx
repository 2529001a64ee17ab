import { ChevronRight, CircleAlert, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { sampleName } from '#content/provider.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useProviderName } from '#web/office/platform/provider.ts'
import { Button } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import styles from './Setup.module.css'
import { stepPath, stepTitles, useMark, useSetup } from './setup-queries.ts'

/** What is still open of the set-up, until it is finished or dismissed. */
export function SetupPanel() {
  const { data } = useSetup(true)
  const name = useProviderName()
  const dismissing = useMark('The list will not be shown again')
  if (!data || data.state === 'dismissed') return null
  const { steps } = data
  const open = steps.filter(({ done }) => !done)
  if (open.length === 0) return null
  const unnamed = open.some(({ id }) => id === 'name')
  return (
    <Panel
      title={`Your site: ${steps.length - open.length} of ${steps.length} done`}
      action={
        <Button
          variant="quiet"
          size="small"
          busy={dismissing.isPending}
          onClick={() => dismissing.mutate('dismissed')}
        >
          Don’t show again
        </Button>
      }
    >
      {unnamed && (
        <p className={styles.warning}>
          <CircleAlert className="icon" />
          {name === sampleName
            ? 'The site still has the name of the sample.'
            : 'The site does not have your name yet. Until then, search engines are asked to stay away.'}
        </p>
      )}
      <ul className={styles.open}>
        {open.map(({ id }) => (
          <li key={id}>
            <Link to={stepPath(id)}>
              {stepTitles[id]} <ChevronRight className="icon" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.see}>
        <a href="/" target="_blank" rel="noreferrer">
          <ExternalLink className="icon" /> See your site
          <NewTabNote />
        </a>
      </p>
    </Panel>
  )
}
