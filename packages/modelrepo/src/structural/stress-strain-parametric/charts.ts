/** The charts of the sweep: the family of curves, the tornado, and the map over two parameters. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { STRAIN_0_02 } from '@keelson/physics/materials/reported-strains.ts'
import { type Expansion, FACTORIAL } from '@keelson/studies/expand.ts'
import type { Field, Parameter } from '@keelson/studies/sweep/fields.ts'
import { type Effect, spreadOf } from '@keelson/studies/sweep/measures.ts'
import { printNumber, printUnit } from '@keelson/units'
import {
  type ChartDefinition,
  evenlyOf,
  heatMap,
  lineChart,
  midSentence,
  type NotApplicable,
  notApplicable,
  onto,
  type Point,
  saying,
  titled,
  tornado,
} from '@keelson/workflow'
import { curveOf } from '../_shared/stress-strain/curve.ts'
import type { GoodCase, Sweep } from './calculate-cases.ts'
import { at02 } from './tables.ts'

export const MOST_CURVES = 12
const POINTS = 100
const MOST_LEVELS = 20
const MPA = 'MPa'

const withUnit = (number: number, unit: string) => `${printNumber(number)}${unit === '-' ? '' : ` ${printUnit(unit)}`}`
/** A value of a parameter as it was given. */
const level = ({ typed, unit }: Parameter, place: number) => withUnit(typed[place] ?? Number.NaN, unit)

/** The swept values of a case, as given: '359 MPa, 12'. */
export const labelOf = (parameters: readonly Parameter[], { places }: Pick<GoodCase, 'places'>): string =>
  parameters.map((p, i) => level(p, places[i] ?? 0)).join(', ')

export function family({ parameters, materialOf }: Sweep, good: readonly GoodCase[]): ChartDefinition {
  const strains = spaced(0, STRAIN_0_02.value, POINTS + 1)
  const { shown: cases, note } = evenlyOf(good, { most: MOST_CURVES, things: 'cases' })
  const chart = lineChart({
    x: { title: 'Total strain', unit: '%' },
    y: { title: 'Engineering stress', unit: MPA },
    series: cases.map((c) => {
      const curve = curveOf(materialOf(c.inputs))
      const points = strains.map((e): Point => [e, curve.stressAt(e)])
      return { name: `${c.number}: ${labelOf(parameters, c)}`, points }
    }),
  })
  return saying(chart, note)
}

const ENDS = ['minimum value', 'maximum value'] as const

export function tornadoChart(effects: readonly Effect[]): ChartDefinition | NotApplicable {
  if (effects.length === 0) return notApplicable('no parameter has two values with results')
  const shown = (si: number, field: Field) => withUnit(onto(field)(si), field.unit)
  return tornado({
    x: { title: 'Change in stress at 2 % strain', unit: MPA },
    base: 0,
    ends: ENDS,
    bars: effects.flatMap(({ parameter: { field }, lowest, highest, atLowest, atHighest, middle }) => [
      { name: field.title, end: ENDS[0], to: atLowest - middle, label: shown(lowest, field) },
      { name: field.title, end: ENDS[1], to: atHighest - middle, label: shown(highest, field) },
    ]),
  })
}

/** Over the first two parameters that have two values or more; the mean over the others. */
export function mapChart(how: Expansion, parameters: readonly Parameter[], good: readonly GoodCase[]) {
  const varied = parameters.flatMap((p, i) => (p.values.length > 1 ? [{ p, i }] : []))
  const [a, b] = varied
  if (how !== FACTORIAL || a === undefined || b === undefined || good.length === 0) {
    return notApplicable('a heat map requires a factorial sweep with at least two values of two parameters')
  }
  const sums = new Map<string, number[]>()
  for (const c of good) {
    const key = `${c.places[a.i]}/${c.places[b.i]}`
    const list = sums.get(key)
    if (list) list.push(at02(c.result))
    else sums.set(key, [at02(c.result)])
  }
  const levelsOf = (p: Parameter) =>
    evenlyOf([...p.values.keys()], { most: MOST_LEVELS, things: `values of ${midSentence(p.field.title)}` })
  const [across, up] = [levelsOf(a.p), levelsOf(b.p)]
  const axis = ({ field, unit }: Parameter) => titled(field.title, unit)
  const tick = ({ typed }: Parameter, place: number) => printNumber(typed[place] ?? Number.NaN)
  const map = heatMap({
    x: axis(a.p),
    y: axis(b.p),
    value: 'Stress at 2 % strain',
    unit: MPA,
    cells: across.shown.flatMap((i) =>
      up.shown.flatMap((j) => {
        const mean = spreadOf(sums.get(`${i}/${j}`) ?? [])?.mean
        return mean === undefined ? [] : [{ x: tick(a.p, i), y: tick(b.p, j), value: mean }]
      }),
    ),
  })
  return saying(map, across.note, up.note)
}
