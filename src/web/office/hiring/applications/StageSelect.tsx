import { getStage } from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ColorSelect } from '#web/ui/ColorSelect.tsx'
import { applicationsKey } from '../applications-key.ts'
import { changeStage, fullName, restoreStatus } from './applications-queries.ts'
import { offerEnds } from './OfferBadge.tsx'
import { stageLabels, stageOptionsFor } from './stages.ts'

type StageSelectProps = { application: Application; busy?: boolean }

/** Shows the status of an application, and changes it for those who may. */
export function StageSelect({ application, busy = false }: StageSelectProps) {
  const changing = useChange({
    change: changeStage,
    undo: ({ application }, { data }) => restoreStatus(application, data?.updatedAt),
    reload: applicationsKey,
    success: 'Application status updated successfully',
    detail: ({ application, stage }) =>
      `${fullName(application)}: ${stageLabels[stage]}${offerEnds(application)}`,
    failure: ({ message }) =>
      message === 'Invalid status' ? message : 'Failed to update application status',
  })
  const mayEdit = useMayEdit()
  const stage = getStage(application.status)
  const options = stageOptionsFor(application)
  if (!mayEdit) {
    const shown = options.find(({ value }) => value === stage)
    return shown && <Badge color={shown.color}>{shown.label}</Badge>
  }
  return (
    <ColorSelect
      label={`Status of ${fullName(application)}`}
      value={changing.isPending ? changing.variables.stage : stage}
      options={options}
      busy={busy || changing.isPending}
      onChange={(stage) => changing.mutate({ application, stage })}
    />
  )
}
