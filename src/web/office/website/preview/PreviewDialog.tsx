import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { chosenPicture } from '#contract/website/preview.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { usePictureAddress } from '#web/ui/PictureInput.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import styles from './PreviewDialog.module.css'
import { PreviewFrame } from './PreviewFrame.tsx'

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
  const shown =
    picture && !address ? undefined : html.replaceAll(chosenPicture, address ?? chosenPicture)

  const scrollToPart = () => {
    if (sectionId) frame.current?.contentDocument?.getElementById(sectionId)?.scrollIntoView()
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
        <PreviewFrame
          frame={frame}
          title={`${name}, as visitors will see it`}
          html={shown}
          width={width}
          onLoad={scrollToPart}
        />
      </div>
    </Dialog>
  )
}
