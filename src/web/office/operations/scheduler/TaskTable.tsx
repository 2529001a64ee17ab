import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ScheduledTask, schedulerCalls, type TaskRun } from '#contract/operations/scheduler.ts'
import { call } from '#web/api/call.ts'
import { formatDateTime, plural } from '#web/office/platform/format.ts'
import { SubText, TimeText } from '#web/office/platform/layout/cells.tsx'
import { QueryTable } from '#web/office/platform/layout/QueryStates.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import type { Column } from '#web/ui/Table.tsx'
import styles from './TaskTable.module.css'

const tasksQuery = queryOptions({
  queryKey: ['office', 'scheduled-tasks'],
  queryFn: async () => (await call(schedulerCalls.list, {})).data,
})

const nothingToDo = 'There was nothing to do.'

const columns: Column<ScheduledTask>[] = [
  {
    header: 'Task',
    card: 'lead',
    cell: ({ title, purpose }) => (
      <>
        {title}
        <SubText>{purpose}</SubText>
      </>
    ),
  },
  {
    header: 'Last run',
    cell: ({ lastRun }) => (lastRun ? <TimeText at={lastRun.endedAt} /> : 'Not yet'),
  },
  { header: 'Result', card: 'wide', cell: ({ lastRun }) => lastRun && <Result run={lastRun} /> },
  {
    header: 'Next run',
    cell: ({ running, nextRunAt }) =>
      running ? <Badge color="blue">Running now</Badge> : <TimeText at={nextRunAt} />,
  },
]

/** What the server does by itself, and how it went. */
export function TaskTable() {
  const tasks = useQuery(tasksQuery)
  return (
    <>
      <p className={styles.intro}>What the server does by itself, and how the last run went.</p>
      <QueryTable
        query={tasks}
        loading="Loading the automatic tasks..."
        failed="Failed to load the automatic tasks. Please try again."
        empty={{ title: 'No automatic tasks', hint: 'The server has not run any yet.' }}
        caption="Automatic tasks"
        columns={columns}
        rows={tasks.data}
        rowKey={({ name }) => name}
        isMarked={({ lastRun }) => lastRun?.failed === true}
        below={({ title, history }) =>
          history.length > 0 && <History title={title} runs={history} />
        }
      />
    </>
  )
}

function Result({ run }: { run: TaskRun }) {
  return (
    <>
      {run.failed && <Badge color="red">Failed</Badge>} {run.result || nothingToDo}
    </>
  )
}

function History({ title, runs }: { title: string; runs: TaskRun[] }) {
  return (
    <details className={styles.history}>
      <summary>
        History: {plural(runs.length, 'run')}
        <span className="visually-hidden"> of {title}</span>
      </summary>
      <ol>
        {runs.map((run) => (
          <li key={run.endedAt}>
            <time dateTime={run.endedAt}>{formatDateTime(run.endedAt)}</time>
            <p>
              <Result run={run} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
