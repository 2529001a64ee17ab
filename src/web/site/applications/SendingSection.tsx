import { UploadProgress } from '#web/ui/UploadProgress.tsx'
import { FormSection } from './FormSection.tsx'
import type { Application } from './use-application.ts'

/** Shows the upload progress and a button to stop it. */
export function SendingSection({ application }: { application: Application }) {
  const { form, asksIdentity, sent, stop } = application
  const { resume, identificationDocs = [] } = form.getValues()
  const files = [resume, ...(asksIdentity ? identificationDocs : [])].filter(
    (file) => file instanceof File,
  )
  return (
    <FormSection title="Sending your application">
      <UploadProgress files={files} sent={sent} onStop={stop} />
    </FormSection>
  )
}
