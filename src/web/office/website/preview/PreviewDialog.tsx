import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { chosenPicture } from '#contract/website/preview.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { usePictureAddress } from '#web/ui/use-picture-address.ts'
import styles from './PreviewDialog.module.css'
import { showAsWithScript, showInFrame } from './preview-frame.ts'
import { useScale } from './use-scale.ts'

const screens = { phone: 390, computer: 1280 }
type Screen = keyof typeof screens

const options = [
  { value: 'computer', label: 'Computer', icon: <Monitor className="icon" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone className="icon" /> },
]

type PreviewDialogProps = {
  /** What is previewed. */
  name: string
  html: string
  /** A picture that was chosen in the form and that the server does not have. */
  picture: File | undefined
  /** The id of the section to show first. */
  sectionId?: string | undefined
  onClose: () => void
}

/** A public page as visitors will see it. */
export function PreviewDialog({ name, html, picture, sectionId, onClose }: PreviewDialogProps) {
  const [screen, setScreen] = useState<Screen>(() => (innerWidth < 600 ? 'phone' : 'computer'))
  const frame = useRef<HTMLIFrameElement>(null)
  const width = screens[screen]
  const address = usePictureAddress(picture)
  const { box, scale, height } = useScale(width)

  useEffect(() => {
    if (!frame.current || (picture && !address)) return
    showInFrame(frame.current, address ? html.replaceAll(chosenPicture, address) : html)
  }, [html, picture, address])

  const scrollToPart = () => {
    if (sectionId) frame.current?.contentDocument?.getElementById(sectionId)?.scrollIntoView()
  }
  const handleLoad = () => {
    if (frame.current?.contentDocument) showAsWithScript(frame.current.contentDocument)
    scrollToPart()
  }

  return (
    <Dialog
      title={`Preview: ${name}`}
      lead={<p>What visitors will see. Nothing is saved yet, and links do not work here.</p>}
      width="full"
      onClose={onClose}
    >
      <div className={styles.body}>
        <div className={styles.screens}>
          <SegmentedControl
            label="Screen"
            hideLabel
            name="screen"
            options={options}
            selected={screen}
            onChange={({ target }) => {
              setScreen(target.value as Screen)
              requestAnimationFrame(scrollToPart)
            }}
          />
        </div>
        <div ref={box} className={styles.box}>
          <iframe
            ref={frame}
            title={`${name}, as visitors will see it`}
            sandbox="allow-same-origin"
            style={{
              width,
              height,
              left: `max(0px, 50% - ${width / 2}px)`,
              transform: `scale(${scale})`,
            }}
            onLoad={handleLoad}
          />
        </div>
      </div>
    </Dialog>
  )
}
