import { type Application, stageOf } from '#contract/applications.ts'
import { ColorSelect } from '#web/ui/ColorSelect.tsx'
import { useChange } from '../layout/use-change.ts'
import { applicationsKey, changeStage, fullName } from './applications-queries.ts'
import { stageColors, stageOptions } from './stages.ts'

type StageSelectProps = { application: Application; disabled?: boolean }

/** Where an application stands, to be changed at any time. */
export function StageSelect({ application, disabled = false }: StageSelectProps) {
  const changing = useChange({
    change: changeStage,
    reload: applicationsKey,
    success: 'Application status updated successfully',
    failure: ({ message }) =>
      message === 'Invalid status' ? message : 'Failed to update application status',
  })
  const shown = stageOf(application.status)
  const stage = changing.isPending ? changing.variables.stage : shown
  return (
    <ColorSelect
      label={`Status of ${fullName(application)}`}
      value={stage}
      options={stageOptions}
      color={stageColors[stage]}
      disabled={disabled || changing.isPending}
      onChange={(chosen) => {
        // What is shown already may stand for one of several: sending it would change which.
        if (chosen !== shown) changing.mutate({ id: application.id, stage: chosen })
      }}
    />
  )
}
