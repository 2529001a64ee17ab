import { type CSSProperties, type MouseEvent, useState } from 'react'
import type { ReportUnit } from '#contract/office/reports.ts'
import { plural } from '#web/office/platform/format.ts'
import { useSize } from '#web/ui/use-size.ts'
import { type DataPoint, fullLabel, shortLabel } from './report-texts.ts'
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

type Size = { width: number; height: number }

const margin = { top: 24, right: 24, bottom: 30 }
// The text of a chart is 13px high: a digit is 8px wide, a character of a date 7px on average.
const widthOfCount = (count: number) => 8 * formatCount(count).length
const widthOfDate = (date: string) => 7 * date.length

/** Where the parts of a bar chart are, in pixels from its upper left corner. */
export function layOutChart(series: DataPoint[], unit: ReportUnit, { width, height }: Size) {
  const highest = Math.max(1, ...series.map(({ count }) => count))
  const step = stepOfAxis(highest)
  const left = widthOfCount(4 * step) + 8
  const right = width - margin.right
  const bottom = height - margin.bottom
  const toY = (count: number) => bottom - (count / (4 * step)) * (bottom - margin.top)
  const slot = (right - left) / series.length
  const barWidth = Math.min(52, slot * 0.8)

  const labels = series.map(({ date }) => shortLabel(date, unit))
  const slotsPerLabel = Math.ceil((Math.max(...labels.map(widthOfDate)) + 10) / slot)
  const countsFit = widthOfCount(highest) + 6 <= slot
  const bars = series.map(({ date, count }, index) => {
    const middle = left + slot * (index + 0.5)
    const isBetweenEmptyBars = !series[index - 1]?.count && !series[index + 1]?.count
    return {
      date,
      count,
      middle,
      left: middle - barWidth / 2,
      top: toY(count),
      /** Every second, third and so on up to the last one, if not all fit. */
      label: (series.length - 1 - index) % slotsPerLabel === 0 && labels[index],
      showsCount: count > 0 && (countsFit || isBetweenEmptyBars),
      // A wide count above the first bar must not cover the numbers of the axis.
      middleOfCount: Math.max(middle, left + widthOfCount(count) / 2),
    }
  })
  const ticks = [0, 1, 2, 3, 4].map((steps) => ({ count: steps * step, y: toY(steps * step) }))
  return { left, right, top: margin.top, bottom, slot, barWidth, bars, ticks }
}

/** Four steps reach the highest count. From 10 on, a step is a multiple of 5, from 100 on of 50, and so on. */
function stepOfAxis(highest: number) {
  const digits = String(Math.trunc(highest / 4)).length
  const multiple = digits === 1 ? 1 : 10 ** digits / 20
  return Math.ceil(highest / 4 / multiple) * multiple
}

const formatCount = (count: number) => count.toLocaleString('en-US')
