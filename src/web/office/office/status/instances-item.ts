import type { Status } from '#contract/office/status.ts'
import { formatDateTime, plural } from '#web/office/platform/format.ts'
import type { Item, State } from './item.ts'

/** Servers that share the database. */
export const instancesItem = ({ instances }: Status): Item => ({
  id: 'instances',
  title: 'Instances',
  ...instancesState(instances),
  facts: instances.map(({ host, build, startedAt }, index) => [
    `Instance ${index + 1}`,
    `${host}, version ${build}, since ${formatDateTime(startedAt)}`,
  ]),
})

function instancesState(instances: Status['instances']): State {
  if (new Set(instances.map(({ build }) => build)).size > 1) {
    return {
      level: 'look',
      summary: 'Instances of different versions run.',
      todo: ['If nobody is updating them now, ask the person who runs the server to do it.'],
    }
  }
  const summary = `${plural(instances.length, 'instance')} on this database.`
  return { level: 'good', summary, todo: [] }
}
