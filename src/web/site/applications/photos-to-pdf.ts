import { PDFDocument } from '@cantoo/pdf-lib'
import { resumePhotos } from '#content/application-form.ts'
import { fileLimit } from '#contract/platform/files.ts'

/** The longest side of a page in pixels, and how well it is kept: from the best to the smallest. */
const steps = [
  { side: 2200, quality: 0.85 },
  { side: 1800, quality: 0.75 },
  { side: 1500, quality: 0.65 },
  { side: 1200, quality: 0.55 },
] as const
type Step = (typeof steps)[number]

/** A page, with how often it was turned by a quarter to the right. */
export type Photo = { file: File; turns: number }

/** What the PDF needs besides its pictures. */
const pdfOverhead = 50_000
/** The width of a letter page in points. */
const pageWidth = 612

/**
 * Makes one PDF of photos, a page of each, small enough to be sent. Drawing them again also drops
 * where and with what they were taken. Returns a message when it cannot be done.
 */
export async function photosToPdf(photos: Photo[]): Promise<File | string> {
  const bytesPerPage = Math.floor((fileLimit - pdfOverhead) / photos.length)
  const pdf = await PDFDocument.create()
  pdf.setTitle('Resume')
  for (const { file: photo, turns } of photos) {
    const picture = await createImageBitmap(photo).catch(() => undefined)
    if (!picture) return resumePhotos.unreadable(photo.name)
    const page = await bestThatFits(bytesPerPage, (step) => draw(picture, turns, step))
    picture.close()
    if (!page) return resumePhotos.tooLarge(photo.name)
    const image = await pdf.embedJpg(await page.arrayBuffer())
    const size: [number, number] = [pageWidth, (pageWidth * image.height) / image.width]
    pdf.addPage(size).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] })
  }
  const bytes = await pdf.save()
  return new File([new Uint8Array(bytes)], resumePhotos.fileName, { type: 'application/pdf' })
}

/** The best rendering of a page that fits, or undefined when none does. */
export async function bestThatFits(maxBytes: number, render: (step: Step) => Promise<Blob>) {
  for (const step of steps) {
    const page = await render(step)
    if (page.size <= maxBytes) return page
  }
  return undefined
}

function draw(picture: ImageBitmap, turns: number, { side, quality }: Step): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  const [width, height] = [picture.width * scale, picture.height * scale].map(Math.round) as [
    number,
    number,
  ]
  const isSideways = turns % 2 === 1
  canvas.width = isSideways ? height : width
  canvas.height = isSideways ? width : height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  // A drawing with transparent parts would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      'image/jpeg',
      quality,
    )
  })
}
