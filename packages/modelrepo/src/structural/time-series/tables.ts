/** The tables of a run. */
import { MEAN_CLASSES, RANGE_CLASSES } from '@keelson/physics/fatigue/cycle-tally.ts'
import { notApplicable, shown, shownIn, type TablesOf } from '@keelson/workflow'
import { isTold } from './calculate-cycles.ts'
import { maximaOf } from './calculate-exceedance.ts'
import type { Made, OfRecord } from './calculate-made.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

type Tables = TablesOf<typeof contract>

/** Rows of one table; a longer spectrum stands among the values alone. */
const MOST_ROWS = 5000

export function tablesOf(p: Params, made: Made): Tables {
  const maxima = maximaOf(p, made)
  return {
    ...(maxima && { maxima: maxima.slice(0, MOST_ROWS) }),
    ...('record' in made && ofRecord(p, made)),
  }
}

const ofRecord = (p: Params, made: OfRecord): Tables => ({
  ...spectrumTable(made),
  ...(made.cycles && { range_counts: rangeRows(p, made), range_classes: classRows(made) }),
  waves: waveRows(made),
  record_as_read: sourceRows(p, made),
})

function spectrumTable({ whole, averaged }: OfRecord): Tables {
  const spectrum = whole?.lines ?? averaged?.spectrum
  if (spectrum === undefined) return {}
  const { density, df } = spectrum
  if (density.length > MOST_ROWS)
    return {
      spectrum: notApplicable(
        `the spectrum has ${density.length} bins, more than ${MOST_ROWS}: they stand among the values`,
      ),
    }
  const band = averaged?.band
  return {
    spectrum: Array.from(density, (S, k) => ({
      frequency: k * df,
      density: S,
      lower: band ? S * band.lower : null,
      upper: band ? S * band.upper : null,
    })),
  }
}

function rangeRows(p: Params, { cycles, record }: OfRecord) {
  const ranges = cycles?.ranges ?? null
  if (ranges === null) return notApplicable('there are too many cycles: the table of classes has them by range')
  const powers = record.cyclesFound?.powers ?? 0
  const shares = isTold(powers)
  return ranges.map(({ range, count }) => ({
    range,
    count,
    share: shares ? (count * range ** p.sn_slope) / powers : null,
  }))
}

function classRows({ record: { cyclesFound, minimum, maximum } }: OfRecord) {
  if (cyclesFound === null || cyclesFound.cycles === 0) return notApplicable('there is no cycle')
  const width = (maximum - minimum) / RANGE_CLASSES
  return Array.from({ length: RANGE_CLASSES }, (_, i) => ({
    from: i * width,
    to: (i + 1) * width,
    count: cyclesFound.classes.subarray(i * MEAN_CLASSES, (i + 1) * MEAN_CLASSES).reduce((a, b) => a + b, 0),
  }))
}

function waveRows({ record: { waves, dt } }: OfRecord) {
  if (waves.length === 0) return notApplicable('there are fewer than two up-crossings')
  return waves.map(({ start, end, doubleAmplitude }, i) => ({
    wave: i + 1,
    start: start * dt,
    period: (end - start) * dt,
    double_amplitude: doubleAmplitude,
  }))
}

function sourceRows(p: Params, { record, raw }: OfRecord) {
  const { source, column, count, dt } = raw ?? record
  return [
    { what: 'Source', read: source },
    { what: 'Values', read: column },
    { what: 'Samples', read: shown(count, 9) },
    { what: 'Time step', read: `${shownIn(dt, 's', 6)}, ${p.time_column === undefined ? 'as given' : 'of the times'}` },
    { what: 'Unit', read: p.series_unit ?? 'not given' },
  ]
}
