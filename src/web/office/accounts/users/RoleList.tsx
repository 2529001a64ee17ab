import { roles } from '#contract/platform/roles.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import styles from './RoleList.module.css'

export function RoleList() {
  return (
    <div className={styles.roles}>
      <Panel title="What each role may do">
        <dl>
          {Object.values(roles).map(({ name, purpose }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}
