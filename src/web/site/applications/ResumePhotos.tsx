import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { Alert } from '#web/ui/States.tsx'
import { useAnnouncement } from '#web/ui/Status.tsx'
import styles from './ResumePhotos.module.css'

const maxPhotos = 10
const endings = ['.jpg', '.jpeg', '.png']
const failure = 'The photos could not be made into a PDF. Please try again, or choose a file.'

type ResumePhotosProps = { onMade: (resume: File) => void; onRefuse: (reason: string) => void }

/** For someone with a phone and no PDF: photos of the pages become one PDF, in the browser. */
export function ResumePhotos({ onMade, onRefuse }: ResumePhotosProps) {
  const [open, setOpen] = useState(false)
  const [photos, setPhotos] = useState<File[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const toggle = useRef<HTMLButtonElement>(null)
  const { announce, announcement } = useAnnouncement()

  const make = async () => {
    setBusy(true)
    setProblem('')
    const chunk = await loadChunk(() => import('./photos-to-pdf.ts'))
    const made = chunk ? await chunk.photosToPdf(photos).catch(() => failure) : ''
    setBusy(false)
    if (typeof made === 'string') return setProblem(made)
    setPhotos([])
    setOpen(false)
    announce(`${made.name} is made of your photos and chosen as your resume.`)
    onMade(made)
    // The pressed button is gone now.
    toggle.current?.focus()
  }

  return (
    <div className={styles.photos}>
      <Button
        ref={toggle}
        variant="quiet"
        size="small"
        aria-expanded={open}
        busy={busy}
        onClick={() => setOpen(!open)}
      >
        <Camera className="icon" /> Take photos of your resume instead
      </Button>
      {open && (
        <div className={styles.panel}>
          <FilesInput
            label="Photos of your resume"
            hint={`One photo of each page, in order. Up to ${maxPhotos} photos, JPG or PNG. We make one PDF of them.`}
            accept={endings}
            files={photos}
            max={maxPhotos}
            onChange={(chosen) => {
              setPhotos(chosen)
              setProblem('')
            }}
            check={findProblem}
            onRefuse={onRefuse}
          />
          {problem && <Alert>{problem}</Alert>}
          {photos.length > 0 && (
            <Button size="small" busy={busy} onClick={make}>
              {busy ? 'Making the PDF...' : `Use ${pagesText(photos.length)} as my resume`}
            </Button>
          )}
        </div>
      )}
      {announcement}
    </div>
  )
}

const pagesText = (count: number) => (count === 1 ? 'this photo' : `these ${count} photos`)

function findProblem(chosen: File[], others: File[]) {
  if (chosen.length + others.length > maxPhotos) return `You can use up to ${maxPhotos} photos`
  const isPhoto = ({ name }: File) => endings.some((ending) => name.toLowerCase().endsWith(ending))
  return chosen.every(isPhoto) ? undefined : 'Photos must be JPG or PNG files'
}
