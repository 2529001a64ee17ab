import { useQueryClient } from '@tanstack/react-query'
import {
  type Application,
  type ApplicationStage,
  applicationStages,
} from '#contract/applications.ts'
import { Button } from '#web/ui/Button.tsx'
import { plural } from '../format.ts'
import { useChange } from '../layout/use-change.ts'
import { SelectionBar } from '../lists/SelectionBar.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { applicationsKey, changeStage, restoreStatus } from './applications-queries.ts'
import { stageLabels } from './stages.ts'

type Change = { before: Application[]; stage: ApplicationStage }

type BulkStageBarProps = { applications: Application[]; selection: Selection }

/** Changes the status of all selected applications, one after the other. */
export function BulkStageBar({ applications, selection }: BulkStageBarProps) {
  const client = useQueryClient()
  const changing = useChange({
    change: ({ before, stage }: Change) =>
      inTurn(before, (application) => changeStage({ application, stage })).catch((error) => {
        // Those before the one that failed are changed.
        client.invalidateQueries({ queryKey: applicationsKey })
        throw error
      }),
    undo: ({ before }, replies) =>
      inTurn(before, (application, index) =>
        restoreStatus(application, replies[index]?.data?.updatedAt),
      ),
    reload: applicationsKey,
    success: ({ before, stage }) =>
      `${plural(before.length, 'application')} set to ${stageLabels[stage]}`,
    failure: 'Failed to update application status',
    onDone: selection.clear,
  })
  const before = applications.filter(({ id }) => selection.selected.includes(id))
  return (
    <SelectionBar
      label="Selected applications"
      selection={selection}
      problem={changing.error?.message}
    >
      {applicationStages.map((stage) => (
        <Button
          key={stage}
          size="small"
          variant="line"
          busy={changing.isPending}
          onClick={() => changing.mutate({ before, stage })}
        >
          <span className="visually-hidden">Set to </span>
          {stageLabels[stage]}
        </Button>
      ))}
    </SelectionBar>
  )
}

async function inTurn<T, Reply>(items: T[], change: (item: T, index: number) => Promise<Reply>) {
  const replies: Reply[] = []
  for (const [index, item] of items.entries()) replies.push(await change(item, index))
  return replies
}
