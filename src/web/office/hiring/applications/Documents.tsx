import { FilePlus, FileText } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { withExternalNote } from '#web/office/records/documents/external-note.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileRow, FileRows } from '#web/ui/FileRows.tsx'
import { sizeText } from '#web/ui/size.ts'
import styles from './ApplicationDetails.module.css'
import {
  type ApplicantFile,
  fullName,
  getResume,
  listDocuments,
  listEarlierResumes,
} from './applications-queries.ts'
import { DocumentsDialog } from './DocumentsDialog.tsx'
import { FileButtons } from './FileButtons.tsx'
import { ResumeView } from './ResumeView.tsx'

/** The files of an applicant, with buttons for those who may open or add them. */
export function Documents({ application }: { application: OpenedApplication }) {
  const resume = getResume(application)
  const documents = listDocuments(application)
  const mayEdit = useMayEdit()
  const [adding, setAdding] = useState(false)
  return (
    <>
      {!resume && <p className={styles.none}>No resume</p>}
      {documents.length === 0 && <p className={styles.none}>No documents</p>}
      <FileRows label={`Documents of ${fullName(application)}`}>
        {resume && (
          <FileRow
            icon={<FileText className="icon" />}
            name={resume.name}
            note={fileNote('Resume', resume)}
          >
            <FileButtons files={[resume]} kind="resume" name={resume.name} />
          </FileRow>
        )}
        {listEarlierResumes(application).map((file) => (
          <FileRow
            key={file.path}
            icon={<FileText className="icon" />}
            name={file.name}
            note={fileNote('Earlier resume', file)}
          >
            <FileButtons files={[file]} kind="resume" name={file.name} />
          </FileRow>
        ))}
        {application.namedDocuments.map(({ id, name, path, originalName, size }) => (
          <FileRow
            key={id}
            icon={<FileText className="icon" />}
            name={name}
            note={fileNote(originalName, { path, name, size })}
          >
            <FileButtons
              files={[{ path, name: originalName }]}
              kind="document"
              name={`${name}, ${originalName}`}
            />
          </FileRow>
        ))}
        {documents.map((file) => (
          <FileRow
            key={file.path}
            icon={<FileText className="icon" />}
            name={file.name}
            note={fileNote('ID document', file)}
          >
            <FileButtons files={[file]} kind="document" name={file.name} />
          </FileRow>
        ))}
      </FileRows>
      {resume && <ResumeView application={application} file={resume} />}
      {mayEdit && (
        <Button variant="line" size="small" onClick={() => setAdding(true)}>
          <FilePlus className="icon" /> Add a document
        </Button>
      )}
      {adding && <DocumentsDialog application={application} onClose={() => setAdding(false)} />}
    </>
  )
}

const fileNote = (kind: string, { size, loadsExternal }: ApplicantFile) =>
  withExternalNote(size === undefined ? kind : `${kind}, ${sizeText(size)}`, loadsExternal)
