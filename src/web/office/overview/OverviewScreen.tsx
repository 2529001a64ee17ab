import { Link } from 'react-router'
import { ScreenTitle } from '../layout/ScreenTitle.tsx'
import { sectionPath } from '../paths.ts'
import styles from './OverviewScreen.module.css'

/** The way into the office's work. */
export function OverviewScreen() {
  return (
    <>
      <ScreenTitle title="Dashboard" />
      <ul className={styles.ways}>
        <li>
          <Link to={sectionPath('hero-management')}>
            <b>Hero Slides</b>
            <span>What visitors see first: pictures and words at the top of the site.</span>
          </Link>
        </li>
      </ul>
    </>
  )
}
