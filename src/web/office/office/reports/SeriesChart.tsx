import { type CSSProperties, type MouseEvent, useState } from 'react'
import type { ReportUnit } from '#contract/office/reports.ts'
import { plural } from '#web/office/platform/format.ts'
import { useSize } from '#web/ui/use-size.ts'
import { formatCount, layOutChart } from './chart-layout.ts'
import { type DataPoint, fullLabel } from './report-texts.ts'
import styles from './SeriesChart.module.css'

type SeriesChartProps = {
  series: DataPoint[]
  unit: ReportUnit
  /** Singular, such as "application". */
  noun: string
  tone?: 'first' | 'second'
}

/** Bars over time. Hidden from screen readers, which have the sentence and the table. */
export function SeriesChart({ series, unit, noun, tone = 'first' }: SeriesChartProps) {
  const { box, width, height } = useSize<HTMLDivElement>({ width: 0, height: 0 })
  const [pointer, setPointer] = useState<{ x: number; y: number }>()
  const chart = layOutChart(series, unit, { width, height })
  const pointed =
    pointer && chart.bars.find(({ middle }) => Math.abs(pointer.x - middle) <= chart.slot / 2)

  function followPointer({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top } = currentTarget.getBoundingClientRect()
    setPointer({ x: clientX - left, y: clientY - top })
  }

  return (
    <div className={styles.chart} data-tone={tone}>
      <div
        ref={box}
        className={styles.frame}
        aria-hidden="true"
        onMouseMove={followPointer}
        onMouseLeave={() => setPointer(undefined)}
      >
        {width > 0 && (
          // With the measured size as its view box, the drawing also fits on paper, where nothing is measured.
          <svg aria-hidden="true" className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
            {pointed && (
              <rect
                className={styles.cursor}
                x={pointed.middle - chart.slot / 2}
                y={chart.top}
                width={chart.slot}
                height={chart.bottom - chart.top}
              />
            )}
            {chart.ticks.map(({ count, y }) => (
              <g key={count}>
                <line x1={chart.left} x2={chart.right} y1={y} y2={y} />
                <text className={styles.tick} x={chart.left - 8} y={y}>
                  {formatCount(count)}
                </text>
              </g>
            ))}
            {chart.bars.map(({ date, count, left, top, middle, ...bar }, index) => (
              <g key={date}>
                {count > 0 && (
                  <path
                    className={index === series.length - 1 ? styles.unfinished : styles.bar}
                    d={roundedBar(left, top, chart.barWidth, chart.bottom)}
                  />
                )}
                {bar.showsCount && (
                  <text className={styles.count} x={bar.middleOfCount} y={top - 7}>
                    {formatCount(count)}
                  </text>
                )}
                {bar.label && (
                  <text x={middle} y={chart.bottom + 22}>
                    {bar.label}
                  </text>
                )}
              </g>
            ))}
          </svg>
        )}
        {pointed && (
          <p
            className={styles.tip}
            style={{
              ...besidePlace(pointed.middle, width, 'left', 'right'),
              ...besidePlace(pointer.y, height, 'top', 'bottom'),
            }}
          >
            {fullLabel(pointed.date, unit)} <b>{plural(pointed.count, noun)}</b>
          </p>
        )}
      </div>
    </div>
  )
}

/** A path with two round corners at the top. */
function roundedBar(left: number, top: number, width: number, bottom: number) {
  const radius = Math.min(4, width / 2, bottom - top)
  const corner = (y: number) => `a${radius},${radius} 0 0 1 ${radius},${y}`
  return `M${left},${bottom}V${top + radius}${corner(-radius)}h${width - 2 * radius}${corner(radius)}V${bottom}Z`
}

/** Beside a place, on the side where there is more room. */
const besidePlace = (
  place: number,
  size: number,
  start: 'left' | 'top',
  end: 'right' | 'bottom',
): CSSProperties => (place < size / 2 ? { [start]: place + 10 } : { [end]: size - place + 10 })
