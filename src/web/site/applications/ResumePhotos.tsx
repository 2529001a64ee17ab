import { ArrowDown, ArrowUp, Camera, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { resumePhotos } from '#content/application-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useAnnouncement } from '#web/ui/Status.tsx'
import type { Photo } from './photos-to-pdf.ts'
import styles from './ResumePhotos.module.css'

const maxPhotos = 10
const endings = ['.jpg', '.jpeg', '.png']

type ResumePhotosProps = {
  photos: Photo[]
  onChange: (photos: Photo[]) => void
  onRefuse: (reason: string) => void
}

/** For someone with a phone and no PDF: photos of the pages become the resume when the form is sent. */
export function ResumePhotos({ photos, onChange, onRefuse }: ResumePhotosProps) {
  const [open, setOpen] = useState(photos.length > 0)
  const { announce, announcement } = useAnnouncement()
  const list = useRef<HTMLOListElement>(null)

  const move = (from: number, to: number) => {
    const moved = photos.toSpliced(from, 1)
    const photo = photos[from]
    if (!photo) return
    onChange(moved.toSpliced(to, 0, photo))
    announce(resumePhotos.moved(photo.file.name, to + 1))
  }
  const turn = (index: number) => {
    onChange(photos.map((each, at) => (at === index ? { ...each, turns: each.turns + 1 } : each)))
    announce(resumePhotos.turned(index + 1))
  }
  const remove = (index: number) => {
    onChange(photos.toSpliced(index, 1))
    announce(resumePhotos.removed(index + 1))
    list.current?.closest('div')?.querySelector('input')?.focus()
  }

  return (
    <div className={styles.photos}>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(!open || photos.length > 0)}
      >
        <Camera className="icon" /> {resumePhotos.offer}
      </Button>
      {open && (
        <div className={styles.panel}>
          <FilesInput
            label={resumePhotos.label}
            hint={resumePhotos.hint(maxPhotos)}
            noun="photo"
            accept={endings}
            files={photos.map(({ file }) => file)}
            max={maxPhotos}
            onChange={(files) => onChange(files.map((file) => findPhoto(photos, file)))}
            check={findProblem}
            onRefuse={onRefuse}
            list={
              <ol ref={list} className={styles.pages} aria-label={resumePhotos.pages}>
                {photos.map((photo, index) => (
                  <li key={`${photo.file.name} ${photo.file.size} ${photo.file.lastModified}`}>
                    <Page photo={photo} page={index + 1} />
                    <div className={styles.actions}>
                      <IconButton
                        label={resumePhotos.up(index + 1)}
                        icon={<ArrowUp className="icon" />}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                      <IconButton
                        label={resumePhotos.down(index + 1)}
                        icon={<ArrowDown className="icon" />}
                        disabled={index === photos.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                      <IconButton
                        label={resumePhotos.turn(index + 1)}
                        icon={<RotateCw className="icon" />}
                        onClick={() => turn(index)}
                      />
                      <IconButton
                        label={resumePhotos.remove(index + 1)}
                        icon={<X className="icon" />}
                        onClick={() => remove(index)}
                      />
                    </div>
                  </li>
                ))}
              </ol>
            }
          />
          {photos.length > 0 && <p className={styles.note}>{resumePhotos.note(photos.length)}</p>}
        </div>
      )}
      {announcement}
    </div>
  )
}

const findPhoto = (photos: Photo[], file: File) =>
  photos.find((photo) => photo.file === file) ?? { file, turns: 0 }

function Page({ photo: { file, turns }, page }: { photo: Photo; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // What cannot be drawn is named when the form is sent.
    if (canvas.current) drawSmall(canvas.current, file).catch(() => {})
  }, [file])
  return (
    <figure className={styles.page}>
      <span>
        <canvas ref={canvas} data-turns={turns % 4} />
      </span>
      <figcaption>
        <b>{resumePhotos.page(page)}</b> <small title={file.name}>{file.name}</small>
      </figcaption>
    </figure>
  )
}

/** Drawn, because the policy of the site allows no pictures of addresses made in the page. */
async function drawSmall(canvas: HTMLCanvasElement, file: File) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, smallSide / Math.max(picture.width, picture.height))
  canvas.width = picture.width * scale
  canvas.height = picture.height * scale
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
}

const smallSide = 360

function findProblem(chosen: File[], others: File[]) {
  if (chosen.length + others.length > maxPhotos) return resumePhotos.tooMany(maxPhotos)
  const isPhoto = ({ name }: File) => endings.some((ending) => name.toLowerCase().endsWith(ending))
  return chosen.every(isPhoto) ? undefined : resumePhotos.wrongType
}
