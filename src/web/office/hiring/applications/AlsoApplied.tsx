import type { MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import { statusLabel } from '#contract/hiring/application-status.ts'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { formatDate } from '#web/office/platform/format.ts'
import styles from './ApplicationDetails.module.css'

type AlsoAppliedProps = {
  application: Pick<OpenedApplication, 'alsoApplied'>
  onOpen: (id: string) => void
}

/** Links to the other applications with the same email or phone. */
export function AlsoApplied({ application: { alsoApplied }, onOpen }: AlsoAppliedProps) {
  const [query] = useSearchParams()
  if (alsoApplied.length === 0) return null
  const makeAddress = (id: string) => {
    const address = new URLSearchParams(query)
    address.set('id', id)
    return `?${address}`
  }
  const handleClick = (event: MouseEvent, id: string) => {
    // The link opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <div className={styles.others}>
      <h4>Also applied for</h4>
      <ul>
        {alsoApplied.map(({ id, position, status, createdAt }) => (
          <li key={id}>
            <a href={makeAddress(id)} onClick={(event) => handleClick(event, id)}>
              {position}
            </a>{' '}
            <span>
              {statusLabel(status)}, {formatDate(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
