/** What galvanic anodes and impressed current take over the life: alloy against energy. */
import { type ChartDefinition, lineChart, type Point, sideBySide } from '@keelson/workflow'
import { chargeTo, type Draw, timeAxis, times } from '../_shared/cathodic-protection/charts.ts'
import type { Design } from '../_shared/cathodic-protection/design.ts'

const PANEL = { width: 250, height: 240 }

/** Alloy dissolved by the galvanic anodes beside the energy that a rectifier of a voltage in V takes for the same charge. */
export function galvanicOrImpressed(draw: Draw, { epsilon }: Design, voltage: number): ChartDefinition {
  const alloy = panel(draw, 'Galvanic alloy consumed', 't', (Q) => Q / epsilon)
  const energy = panel(draw, 'Impressed current energy', 'MWh', (Q) => Q * voltage)
  return sideBySide([alloy, energy], PANEL)
}

const panel = (draw: Draw, title: string, unit: string, of: (charge: number) => number): ChartDefinition =>
  lineChart({
    x: timeAxis(draw.life),
    y: { title, unit, zero: true },
    series: [{ name: title, points: times(draw.life).map((t): Point => [t, of(chargeTo(draw, t))]) }],
  })
