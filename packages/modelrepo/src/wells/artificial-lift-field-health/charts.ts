/** The charts of a field, in oilfield units. */
import { LOW_FILLAGE_FLAG, STATUSES } from '@keelson/physics/rod-pump/field-health.ts'
import {
  barChart,
  type ChartDefinition,
  type ChartsOf,
  firstOf,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  saying,
  sideBySide,
  worstFirst,
} from '@keelson/workflow'
import type { Field } from './calculate-field.ts'
import type { WellHealth } from './calculate-wells.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { CARDS } from './modes.ts'
import { deferredOf } from './tables.ts'

/** Bars of one chart: more wells are not told apart. */
const MOST_BARS = 20
/** Cards side by side. */
const MOST_CARDS = 3
const PANEL = { width: 190, height: 190 } as const
const SHORT = 18

/** A name as a chart can bear it. */
const short = (id: string) => (id.length > SHORT ? `${id.slice(0, SHORT - 1)}…` : id)

export function chartsOf(p: Params, field: Field): ChartsOf<typeof contract> {
  return {
    statuses: statuses(field),
    fillage: fillage(field),
    ...(p.analysis === CARDS && { pump_cards: pumpCards(p, field) }),
    deferred: deferred(field),
  }
}

const statuses = ({ counts, errors }: Field): ChartDefinition =>
  barChart({
    category: 'Status',
    y: { title: 'Wells', unit: '-', whole: true },
    bars: [
      ...STATUSES.toReversed().map((status) => ({ name: status, value: counts[status] })),
      ...(errors > 0 ? [{ name: 'not analysed', value: errors }] : []),
    ],
  })

function fillage({ ranked }: Field): ChartDefinition | NotApplicable {
  const known = ranked.flatMap((well) => (well.fillage === undefined ? [] : [{ ...well, fillage: well.fillage }]))
  if (known.length === 0) return notApplicable('no well has a known fillage')
  const { shown: emptiest, note } = worstFirst(
    known.toSorted((a, b) => a.fillage - b.fillage),
    { most: MOST_BARS, things: 'wells', by: 'the lowest fillage', worse: ({ fillage: share }) => -share },
  )
  const chart = barChart({
    category: 'Well',
    y: { title: 'Pump fillage', unit: '-', domain: [0, 1] },
    bars: emptiest.map((well) => ({ name: short(well.id), value: well.fillage, group: well.status })),
    limits: [{ at: LOW_FILLAGE_FLAG.value, label: 'flag limit', along: 'x' }],
    stacked: true,
  })
  return saying(chart, note)
}

function pumpCards({ worst_wells_limit }: Params, { ranked }: Field): ChartDefinition | NotApplicable {
  const { shown: cards, note } = firstOf(
    ranked.filter(({ card }) => card !== undefined),
    { most: Math.min(MOST_CARDS, worst_wells_limit), things: 'pump cards', by: 'from the most critical wells' },
  )
  if (cards.length === 0) return notApplicable('no card could be analysed')
  return saying(sideBySide(cards.map(pumpCard), PANEL), note)
}

function pumpCard({ id, label, card }: WellHealth): ChartDefinition {
  const { position = [], load = [] } = card?.run.solved.pump ?? {}
  const low = Math.min(...position)
  const S_p = card?.run.solved.S_p ?? 1
  const F_e = card?.run.surface.F_e ?? 1
  const points = [...position, position[0] ?? 0].map(
    (u, j): Point => [(u - low) / S_p, (load[j % load.length] ?? 0) / F_e],
  )
  return lineChart({
    x: { title: `${short(id)}: ${label.replaceAll('_', ' ')}`, unit: '-', domain: [0, 1] },
    y: { title: 'Load divided by expected fluid load', unit: '-' },
    series: [{ name: 'pump card', points }],
  })
}

function deferred({ wells }: Field): ChartDefinition | NotApplicable {
  const all = wells
    .flatMap((well) => {
      const rate = deferredOf(well)
      return rate === undefined ? [] : [{ name: short(well.id), value: rate }]
    })
    .toSorted((a, b) => b.value - a.value)
  if (all.length === 0) return notApplicable('no well has both a potential and an actual rate')
  const { shown: bars, note } = worstFirst(all, {
    most: MOST_BARS,
    things: 'wells',
    by: 'the highest deferred rate',
    worse: ({ value }) => value,
  })
  return saying(barChart({ category: 'Well', y: { title: 'Deferred rate', unit: 'stb/d' }, bars }), note)
}
