/** The lift curve beside those of other tubing, wellhead pressure, gas and water; in oilfield units. */
import { silent } from '@keelson/equations'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { type ChartDefinition, lineChart, type Marker, notApplicable } from '@keelson/workflow'
import { inflowPoints, liftPoints, NODE, rateAxis, TALLEST } from '../_shared/nodal/charts.ts'
import { type Intersection, operatingOf, type ScanPoint } from '../_shared/nodal/node.ts'
import type { Curve, Family } from './calculate-families.ts'

/** The lift curve beside those of one changed input. */
function family(
  inflow: Inflow,
  points: readonly ScanPoint[],
  curves: readonly Curve[],
  marked: readonly Marker[],
  liquid: boolean,
): ChartDefinition {
  const changed = curves.map(({ name, points: p }) => ({
    name,
    points: p.filter(([, y]) => y <= TALLEST * inflow.p_r),
  }))
  return lineChart({
    x: rateAxis(liquid),
    y: NODE,
    series: [
      { name: 'inflow', points: inflowPoints(inflow) },
      { name: 'outflow as entered', points: liftPoints(points, inflow) },
      ...changed,
    ],
    markers: marked,
  })
}
export function familyCharts(
  inflow: Inflow,
  points: readonly ScanPoint[],
  all: Readonly<Record<Family, readonly Curve[]>>,
  found: readonly Intersection[],
  liquid: boolean,
) {
  const operating = operatingOf(found)
  const [x, y] = operating ? [operating.q, inflow.pressure(operating.q, silent)] : []
  const marked = x === undefined || y === undefined ? [] : [{ x, y, label: 'operating point' }]
  const chart = (curves: readonly Curve[]) =>
    curves.length === 0
      ? notApplicable('there is no oil or gas to vary')
      : family(inflow, points, curves, marked, liquid)
  return {
    tubing_family: chart(all.tubing),
    wellhead_pressure_family: chart(all.wellhead),
    gas_oil_ratio_family: chart(all.gas),
    water_cut_family: chart(all.water),
  }
}
