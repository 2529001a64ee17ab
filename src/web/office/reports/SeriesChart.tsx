import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  LabelList,
  Rectangle,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import type { ReportUnit } from '#contract/reports.ts'
import { plural } from '../format.ts'
import { type DataPoint, fullLabel, shortLabel } from './report-texts.ts'
import styles from './SeriesChart.module.css'

type SeriesChartProps = {
  series: DataPoint[]
  unit: ReportUnit
  /** Singular, such as "application". */
  noun: string
  tone?: 'first' | 'second'
}

const labelSize = 13

/** Bars over time. Hidden from screen readers, which have the sentence and the table. */
export function SeriesChart({ series, unit, noun, tone = 'first' }: SeriesChartProps) {
  const last = series.length - 1
  return (
    <div className={styles.chart} data-tone={tone} aria-hidden="true">
      <div className={styles.frame}>
        <BarChart
          data={series}
          responsive
          className={styles.drawing}
          // The last date is centered under its bar, and without room on the right it is left out.
          margin={{ top: 24, right: 24, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} />
          <XAxis
            dataKey="date"
            tickFormatter={(date: string) => shortLabel(date, unit)}
            interval="equidistantPreserveEnd"
            minTickGap={10}
            tickLine={false}
            tickMargin={8}
            fontSize={labelSize}
          />
          <YAxis
            allowDecimals={false}
            tickFormatter={formatCount}
            axisLine={false}
            tickLine={false}
            width="auto"
            fontSize={labelSize}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ className: styles.cursor }}
            content={({ active, payload }: TooltipContentProps) => {
              const step: DataPoint | undefined = payload[0]?.payload
              return active && step ? (
                <p className={styles.tip}>
                  {fullLabel(step.date, unit)} <b>{plural(step.count, noun)}</b>
                </p>
              ) : null
            }}
          />
          <Bar
            dataKey="count"
            maxBarSize={52}
            isAnimationActive={false}
            shape={({ index, ...bar }: BarShapeProps) => (
              <Rectangle
                {...bar}
                radius={[4, 4, 0, 0]}
                className={index === last ? styles.unfinished : styles.bar}
              />
            )}
          >
            <LabelList
              dataKey="count"
              content={({ x, y, width, index = 0 }) => (
                <BarLabel x={x} y={y} width={width} series={series} index={index} />
              )}
            />
          </Bar>
        </BarChart>
      </div>
    </div>
  )
}

type BarLabelProps = {
  x: number | string | undefined
  y: number | string | undefined
  width: number | string | undefined
  series: DataPoint[]
  index: number
}

/** The number above a bar, if all numbers fit side by side or the neighboring bars are empty. */
function BarLabel({ x, y, width, series, index }: BarLabelProps) {
  const countAt = (place: number) => series[place]?.count ?? 0
  const longest = Math.max(...series.map(({ count }) => formatCount(count).length))
  // A bar takes 80% of its slot; a digit is 8px wide, and numbers need 6px between them.
  const fits = Number(width) * 1.25 >= longest * 8 + 6
  const alone = countAt(index - 1) === 0 && countAt(index + 1) === 0
  if (countAt(index) === 0 || !(fits || alone)) return null
  return (
    <text className={styles.label} x={Number(x) + Number(width) / 2} y={Number(y) - 7}>
      {formatCount(countAt(index))}
    </text>
  )
}

const formatCount = (count: number) => count.toLocaleString('en-US')
