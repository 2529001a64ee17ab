import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect } from 'react'
import type { Application } from '#contract/hiring/applications.ts'
import { fetchFile } from '#web/api/files.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScrollRegion } from '#web/ui/ScrollRegion.tsx'
import { Alert } from '#web/ui/States.tsx'
import styles from './ApplicationDetails.module.css'
import { type ApplicantFile, fullName } from './applications-queries.ts'

type ResumeViewProps = { application: Application; file: ApplicantFile }

/** What can be shown: a PDF and pictures by an address, the text of a Word document. */
type Shown = { kind: 'pdf' | 'picture'; address: string } | { kind: 'text'; text: string }

/** Shows the resume in the page when it is asked for. Each showing is in the audit log as one opening. */
export function ResumeView({ application, file }: ResumeViewProps) {
  const may = useMay()
  const kind = kindOf(file)
  const showing = useMutation({
    mutationFn: (kind: Shown['kind']) => read(kind, application, file),
  })
  const { data: shown, isPending, error, reset } = showing
  const address = shown && 'address' in shown ? shown.address : undefined
  // The bytes stay in memory until then.
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (!kind || !may('read documents')) return null
  const title = `Resume of ${fullName(application)}`
  return (
    <div className={styles.resume}>
      <Button
        variant="line"
        size="small"
        busy={isPending}
        aria-expanded={shown !== undefined}
        onClick={() => (shown ? reset() : showing.mutate(kind))}
      >
        {shown ? <EyeOff className="icon" /> : <Eye className="icon" />}
        {shown ? ' Hide resume' : isPending ? ' Loading...' : ' Show resume'}
      </Button>
      {error && <Alert>The resume could not be loaded. Please try again.</Alert>}
      {shown?.kind === 'pdf' && <iframe src={shown.address} title={title} />}
      {shown?.kind === 'picture' && <img src={shown.address} alt={title} />}
      {shown?.kind === 'text' && (
        <ScrollRegion label={title} className={styles.text}>
          {shown.text || 'There is no text in it.'}
        </ScrollRegion>
      )}
    </div>
  )
}

const kinds: Record<string, Shown['kind']> = {
  pdf: 'pdf',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  docx: 'text',
}

/** By the stored name, whose ending the server has chosen. An old Word document cannot be shown. */
const kindOf = ({ path }: ApplicantFile) => kinds[path.slice(path.lastIndexOf('.') + 1)]

async function read(
  kind: Shown['kind'],
  { id }: Pick<Application, 'id'>,
  { path }: ApplicantFile,
): Promise<Shown> {
  if (kind === 'text') {
    return { kind, text: await (await fetchFile(`api/careers/${id}/resume/text`)).text() }
  }
  return { kind, address: URL.createObjectURL(await fetchFile(path)) }
}
