import { type Application, stageOf } from '#contract/applications.ts'
import { ColorSelect } from '#web/ui/ColorSelect.tsx'
import { useChange } from '../layout/use-change.ts'
import { applicationsKey, changeStage, fullName } from './applications-queries.ts'
import { stageOptions } from './stages.ts'

type StageSelectProps = { application: Application; busy?: boolean }

/** Shows and changes the status of an application. */
export function StageSelect({ application, busy = false }: StageSelectProps) {
  const changing = useChange({
    change: changeStage,
    reload: applicationsKey,
    success: 'Application status updated successfully',
    failure: ({ message }) =>
      message === 'Invalid status' ? message : 'Failed to update application status',
  })
  return (
    <ColorSelect
      label={`Status of ${fullName(application)}`}
      value={changing.isPending ? changing.variables.stage : stageOf(application.status)}
      options={stageOptions}
      busy={busy || changing.isPending}
      onChange={(stage) => changing.mutate({ id: application.id, stage })}
    />
  )
}
