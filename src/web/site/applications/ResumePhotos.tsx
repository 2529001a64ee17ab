import { ArrowDown, ArrowUp, Camera, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
    announce(`${photo.file.name} is page ${to + 1} now`)
  }
  const turn = (index: number) => {
    onChange(photos.map((each, at) => (at === index ? { ...each, turns: each.turns + 1 } : each)))
    announce(`Page ${index + 1} turned`)
  }
  const remove = (index: number) => {
    onChange(photos.toSpliced(index, 1))
    announce(`Page ${index + 1} removed`)
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
        <Camera className="icon" /> Take photos of your resume instead
      </Button>
      {open && (
        <div className={styles.panel}>
          <FilesInput
            label="Photos of your resume"
            hint={`One photo of each page, in order. Up to ${maxPhotos} photos, JPG or PNG. We make one PDF of them.`}
            noun="photo"
            accept={endings}
            files={photos.map(({ file }) => file)}
            max={maxPhotos}
            onChange={(files) => onChange(files.map((file) => findPhoto(photos, file)))}
            check={findProblem}
            onRefuse={onRefuse}
            list={
              <ol ref={list} className={styles.pages} aria-label="Pages of your resume">
                {photos.map((photo, index) => (
                  <li key={`${photo.file.name} ${photo.file.size} ${photo.file.lastModified}`}>
                    <Page photo={photo} page={index + 1} />
                    <div className={styles.actions}>
                      <IconButton
                        label={`Move page ${index + 1} up`}
                        icon={<ArrowUp className="icon" />}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                      <IconButton
                        label={`Move page ${index + 1} down`}
                        icon={<ArrowDown className="icon" />}
                        disabled={index === photos.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                      <IconButton
                        label={`Turn page ${index + 1}`}
                        icon={<RotateCw className="icon" />}
                        onClick={() => turn(index)}
                      />
                      <IconButton
                        label={`Remove page ${index + 1}`}
                        icon={<X className="icon" />}
                        onClick={() => remove(index)}
                      />
                    </div>
                  </li>
                ))}
              </ol>
            }
          />
          {photos.length > 0 && (
            <p className={styles.note}>
              {photos.length === 1 ? 'This photo is' : `These ${photos.length} photos are`} your
              resume. Is one blurry? Remove it and take it again.
            </p>
          )}
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
        <b>Page {page}</b> <small title={file.name}>{file.name}</small>
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
  if (chosen.length + others.length > maxPhotos) return `You can use up to ${maxPhotos} photos`
  const isPhoto = ({ name }: File) => endings.some((ending) => name.toLowerCase().endsWith(ending))
  return chosen.every(isPhoto) ? undefined : 'Photos must be JPG or PNG files'
}
