import { useQuery } from '@tanstack/react-query'
import type { EditedLook } from '#contract/website/look/look.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ColorFields } from '#web/office/website/look/ColorFields.tsx'
import { LookPreview } from '#web/office/website/look/LookPreview.tsx'
import { editedLookQuery } from '#web/office/website/look/look-queries.ts'
import { LogoFields } from '#web/office/website/look/PictureFields.tsx'
import { useLookForm } from '#web/office/website/look/use-look-form.ts'
import { StepForm } from './StepForm.tsx'

type LookStepProps = { onDone: () => void }

/** The logo and the colors. The icon and the typeface can wait for the screen "Look". */
export function LookStep(props: LookStepProps) {
  const look = useQuery(editedLookQuery)
  return (
    <>
      <QueryStates
        query={look}
        loading="Loading the look..."
        failed="Failed to load the look. Please try again."
      />
      {look.data && <LookStepForm look={look.data} {...props} />}
    </>
  )
}

function LookStepForm({ look, onDone }: LookStepProps & { look: EditedLook }) {
  const { draft, saving, save, failure } = useLookForm(look, onDone)
  const { form } = draft
  return (
    <StepForm draft={draft} saving={saving} failure={failure} onSave={save}>
      <Panel title="Logo">
        <LogoFields form={form} />
      </Panel>
      <Panel title="Colors">
        <ColorFields form={form} />
      </Panel>
      <Panel title="Preview" note="How the website looks with what you chose.">
        <LookPreview values={form.watch()} />
      </Panel>
    </StepForm>
  )
}
