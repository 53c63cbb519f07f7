/** The charts: the section exaggerated, collapse over ovality, ovality over bending strain. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { bendingOvality } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { type ChartDefinition, lineChart, type Point, type Series, shownIn, shownRatio } from '@keelson/workflow'
import { type Collapse, collapsePressureAt } from './calculate-collapse.ts'
import type { Measured } from './calculate-measured.ts'
import type { Params } from './inputs.ts'
import { meanDiameter } from './tables.ts'

const STEPS = 120

/** Share of the nominal radius that the largest drawn deviation reaches about. */
const DRAWN_DEVIATION = 0.2
/** Room around the drawing. */
const MARGIN = 1.1
/** Of the drawing, fixed: both axes have one scale only where its shape is known. */
const [WIDTH, HEIGHT] = [560, 320]

/** Radii of the section at equal angles. */
export const radiiOf = (p: Params, m: Measured): readonly number[] =>
  p.caliper_radii ? traceRadii(p.caliper_radii, m) : ovalRadii(m)

/** How many times deviations from the nominal radius are enlarged so that they can be seen. */
export function drawnTimes(radii: readonly number[], R: number): number {
  const farthest = Math.max(...radii.map((r) => Math.abs(r - R)))
  return farthest > 0 ? round((DRAWN_DEVIATION * R) / farthest) : 1
}

export function sectionChart(p: Params, m: Measured): ChartDefinition {
  const R = p.nominal_outer_diameter / 2
  const radii = radiiOf(p, m)
  const times = drawnTimes(radii, R)
  const drawn = radii.map((r) => R + times * (r - R))
  const closed = (name: string, all: readonly number[]): Series => ({
    name,
    points: [...all, all[0] ?? R].map((r, i): Point => {
      const angle = (2 * Math.PI * i) / all.length
      return [r * Math.cos(angle), r * Math.sin(angle)]
    }),
  })
  const reach = MARGIN * Math.max(R, ...drawn)
  const axis = (title: string, share: number) => ({
    title,
    unit: 'mm',
    domain: [-reach * share, reach * share] as const,
  })
  return {
    ...lineChart({
      x: axis('Across', WIDTH / HEIGHT),
      y: axis('Up', 1),
      series: [
        closed(
          'nominal',
          Array.from({ length: STEPS }, () => R),
        ),
        closed(`measured, deviations magnified ${shownRatio(times)} times`, drawn),
      ],
      markers: m.harmonics ? [] : diameterMarks(m, drawn),
    }),
    width: WIDTH,
    height: HEIGHT,
  }
}

/** The largest diameter lies across, the smallest upright. */
const ovalRadii = (m: Measured) =>
  spaced(0, 2 * Math.PI, STEPS + 1)
    .slice(0, -1)
    .map((angle) => meanDiameter(m) / 2 + ((m.D_max - m.D_min) / 4) * Math.cos(2 * angle))

const diameterMarks = ({ D_max, D_min }: Measured, drawn: readonly number[]) => {
  const label = (name: string, d: number) => `${name} ${shownIn(d, 'mm', 6)}`
  return [
    { x: drawn[0] ?? 0, y: 0, label: label('maximum', D_max) },
    { x: 0, y: drawn[drawn.length / 4] ?? 0, label: label('minimum', D_min) },
  ]
}

/** Radii from the centre of the section: the first harmonic is the offset of the caliper. */
function traceRadii(radii: readonly number[], m: Measured): number[] {
  const offset = m.harmonics?.[0]
  return radii.map((r, i) => {
    const angle = (2 * Math.PI * i) / radii.length
    return offset ? r - offset.amplitude * Math.cos(angle - offset.crest) : r
  })
}

/** Down to one digit, so that the legend is short. */
function round(times: number): number {
  const power = 10 ** Math.floor(Math.log10(times))
  return Math.max(1, Math.floor(times / power) * power)
}

/** Ovality that the chart reaches at least, and how far beyond the largest of the run. */
const [OVALITY_END, BEYOND] = [0.03, 1.2]

export function collapseChart({ pipe, points }: Collapse): ChartDefinition {
  const end = Math.max(OVALITY_END, BEYOND * Math.max(...points.map((q) => q.f_0)))
  const curve = spaced(OVALITY_FLOOR.value, end, STEPS / 2 + 1)
  const line = curve.map((f_0): Point => [f_0, collapsePressureAt(pipe, f_0)])
  return lineChart({
    x: { title: 'Ovality', unit: '%' },
    y: { title: 'Collapse pressure', unit: 'MPa' },
    series: [{ name: 'collapse pressure', points: line }],
    markers: points.map((q) => ({
      x: q.f_0,
      y: q.p_c,
      label: points.length > 1 ? '' : 'this pipe',
    })),
  })
}

/** Strain that the chart reaches at least. */
const STRAIN_END = 0.01

export function growthChart(p: Params, f_i: number, t: number, reached: number): ChartDefinition {
  const end = Math.max(STRAIN_END, BEYOND * p.bending_strain)
  const strains = spaced(0, end, STEPS / 2 + 1)
  const D = p.nominal_outer_diameter
  const line = (name: string, r_p: number): Series => ({
    name,
    points: strains.map((epsilon_c): Point => [epsilon_c, bendingOvality.evaluate({ f_i, D, t, epsilon_c, r_p })]),
  })
  const pressed = p.external_pressure_to_collapse_ratio
  const series =
    pressed > 0
      ? [
          line('no external pressure', 0),
          line(`external pressure ${shownRatio(pressed)} of collapse pressure`, pressed),
        ]
      : [line('ovality', 0)]
  const highest = Math.max(p.allowable_ovality, ...series.flatMap((s) => s.points.map(([, y]) => y)))
  return lineChart({
    x: { title: 'Bending strain', unit: '%' },
    y: { title: 'Ovality', unit: '%', domain: [0, MARGIN * highest] },
    series,
    limits: [{ at: p.allowable_ovality, label: 'allowable', along: 'x' }],
    markers: [{ x: p.bending_strain, y: reached, label: 'this pipe' }],
  })
}
