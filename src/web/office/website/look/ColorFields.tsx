import { ArrowRight, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { type LookForm, LookForm as Schema } from '#contract/website/look/look.ts'
import { computePalette } from '#contract/website/look/palette.ts'
import { readable } from '#contract/website/look/tokens.ts'
import { TextField } from '#web/ui/Field.tsx'
import styles from './Look.module.css'

type Form = UseFormReturn<LookForm>

/** The two colors, and what is used instead of one that text could not be read on. */
export function ColorFields({ form }: { form: Form }) {
  const [main, accent] = form.watch(['main', 'accent'])
  const chosen = Schema.pick({ main: true, accent: true }).safeParse({ main, accent })
  const palette = chosen.success ? computePalette(chosen.data) : undefined
  return (
    <div className={styles.body}>
      <div className={styles.pair}>
        <ColorField
          form={form}
          name="main"
          label="Main color"
          hint="Buttons, links and headings. Bands and the bottom of the page get a dark tone of it."
          used={palette?.used.main}
        />
        <ColorField
          form={form}
          name="accent"
          label="Accent color"
          hint="The Apply Now button, the chat button and highlights."
          used={palette?.used.accent}
        />
      </div>
      {palette && <Checked checked={palette.checked} />}
    </div>
  )
}

type ColorFieldProps = {
  form: Form
  name: 'main' | 'accent'
  label: string
  hint: string
  /** The color that passes; undefined while what is typed is not a color. */
  used: string | undefined
}

/** A color can be typed, or chosen with the control of the browser. */
function ColorField({ form, name, label, hint, used }: ColorFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => {
        const color = field.value.trim().toLowerCase()
        return (
          <div className={styles.color}>
            <div className={styles.choice}>
              <TextField
                label={label}
                hint={hint}
                required
                autoComplete="off"
                spellCheck={false}
                maxLength={20}
                error={fieldState.error?.message}
                {...field}
              />
              <input
                type="color"
                aria-label={`Choose the ${label.toLowerCase()}`}
                value={used ? color : '#000000'}
                onChange={(event) => field.onChange(event.target.value)}
              />
            </div>
            <Moved chosen={color} used={used} />
          </div>
        )
      }}
    />
  )
}

/** Both colors side by side, when another one is used than the chosen one. */
function Moved({ chosen, used }: { chosen: string; used: string | undefined }) {
  const id = useId()
  const moved = used !== undefined && used !== chosen
  return (
    <div role="status" aria-labelledby={moved ? id : undefined}>
      {moved && (
        <div className={styles.moved} id={id}>
          <Swatch label="You chose" color={chosen} />
          <ArrowRight className="icon" />
          <Swatch label="We use" color={used} />
          <p>The nearest color on which text can be read.</p>
        </div>
      )}
    </div>
  )
}

const Swatch = ({ label, color }: { label: string; color: string }) => (
  <span className={styles.swatch}>
    <span className={styles.patch} style={{ background: color }} />
    <span>
      <small>{label}</small> {color}
    </span>
  </span>
)

type Pairs = ReturnType<typeof computePalette>['checked']

function Checked({ checked }: { checked: Pairs }) {
  const lowest = Math.min(
    ...checked.filter(({ least }) => least >= readable).map(({ ratio }) => ratio),
  )
  return (
    <p className={styles.checked}>
      <CircleCheck className="icon" />
      <span>
        All {checked.length} pairs of text and background pass, light and dark. The lowest contrast
        of text is {(Math.floor(lowest * 10) / 10).toFixed(1)} to 1; WCAG AA asks for {readable}.
      </span>
    </p>
  )
}
