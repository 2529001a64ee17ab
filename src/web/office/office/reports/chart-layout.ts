import type { ReportUnit } from '#contract/office/reports.ts'
import { type DataPoint, shortLabel } from './report-texts.ts'

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

export const formatCount = (count: number) => count.toLocaleString('en-US')
