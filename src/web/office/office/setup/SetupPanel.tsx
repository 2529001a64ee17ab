import { ChevronRight, CircleAlert, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import styles from './Setup.module.css'
import { stepPath, stepTitles, useMark, useSetup } from './setup-queries.ts'

/** What is still open of the set-up, until it is finished or dismissed. */
export function SetupPanel() {
  const { data } = useSetup(true)
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
          Do not show again
        </Button>
      }
    >
      {unnamed && (
        <p className={styles.warning}>
          <CircleAlert className="icon" /> The site does not have your name yet. Without a name,
          search engines are asked to stay away.
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
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </Panel>
  )
}
